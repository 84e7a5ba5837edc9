import {
  assetsFolder,
  cacheControl,
  configFiles,
  extraTypes,
  notFoundFile,
  responseHeaders,
} from './policy';
import type { SampleSite } from './samples';

/** Text of a Caddyfile. The environment may name another address and another root. */
export function caddyfile({ base, siteUrl }: SampleSite): string {
  const isInFolder = base !== '/';
  const headers = Object.entries(responseHeaders);
  return `# The content of dist is in the root${isInFolder ? `'s folder ${base}` : ''}.
(headers) {
	header {
${headers.map(([name, value]) => `\t\t${name} "${value}"`).join('\n')}
		# Caddy itself sends it with compressed answers only.
		?Vary Accept-Encoding
		-Server
	}
}

{$SITE_ADDRESS:${new URL(siteUrl).host}} {
	root * {$SITE_ROOT:/srv/www}

	import headers
	@assets {
		file
		path ${base}${assetsFolder}/*
	}
	@rest not {
		file
		path ${base}${assetsFolder}/*
	}
	header @assets Cache-Control "${cacheControl.assets}"
	header @rest Cache-Control "${cacheControl.rest}"
${Object.entries(extraTypes)
  .map(
    ([ending, type]) => `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type ${type}`,
  )
  .join('\n')}

	# Files for hosts, and other hidden files.
	@hidden {
		path ${configFiles.map((name) => `*/${name}`).join(' ')} */.*
		not path */.well-known/*
	}
	error @hidden 404
${isInFolder ? `\tredir ${base.slice(0, -1)} ${base} 301\n` : ''}	file_server {
		precompressed br gzip
	}
	handle_errors {
		import headers
		rewrite * ${base}${notFoundFile}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
