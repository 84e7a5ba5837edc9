// All that `build.mjs` imports of this folder, so that one line there notices a missing tsx.
export { defaultRuntime } from './build-options';
export { checkAddresses } from './check/addresses';
export { checkLinks } from './check/links';
export { checkSizes } from './check/sizes';
export { runCommand } from './commands';
export { fingerprint, inProject, prefixPaths } from './files';
export { hostFiles } from './hosting/hosts';
export { compress } from './make/compress';
export { makeFont } from './make/font';
export { listLicenses } from './make/licenses';
export { bundleFolder, loadModule } from './make/load-module';
export { writeDist } from './make/write-dist';
export { readInput } from './read-input';
export { rethrowWithPlace, stopAt } from './user-error';
