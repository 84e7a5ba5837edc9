import { assetsFolder, cacheControl, extraTypes, hashedName, notFoundFile } from './policy.mjs';

/**
 * Text of a Caddyfile, for a server of its own and for the container.
 *
 * @param {import('./policy.mjs').HostingPolicy} policy
 * @param {string} address unless the environment names another
 */
export function caddyfile({ base, headers }, address) {
  const types = Object.entries(extraTypes).map(
    ([ending, type]) => `	@${ending} path *.${ending}\n	header @${ending} Content-Type ${type}`,
  );
  return `# dist lies in the root${base === '/' ? '' : `, in its folder ${base}`}.
(headers) {
	header {
${headers.map(([name, value]) => `		${name} "${value}"`).join('\n')}
		# Caddy says so for compressed answers only, and a cache may have seen another one first.
		?Vary Accept-Encoding
		-Server
	}
}

{$SITE_ADDRESS:${address}} {
	root * {$SITE_ROOT:/srv/www}

	import headers
	@hashed {
		file
		path_regexp ^${base}${assetsFolder}/${hashedName}$
	}
	@rest not {
		file
		path_regexp ^${base}${assetsFolder}/${hashedName}$
	}
	header @hashed Cache-Control "${cacheControl.hashed}"
	header @rest Cache-Control "${cacheControl.rest}"
${types.join('\n')}

	# For other hosts, and what nobody should see.
	@hidden {
		path */_headers */_redirects */vercel.json */.*
		not path */.well-known/*
	}
	error @hidden 404
${base === '/' ? '' : `	redir ${base.slice(0, -1)} ${base} 301\n`}	try_files {path} {path}.html {path}/index.html
	file_server {
		precompressed br gzip
	}
	handle_errors {
		import headers
		header Cache-Control "${cacheControl.rest}"
		rewrite * ${base}${notFoundFile}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/**
 * Caddy.
 *
 * @type {import('./samples.mjs').HostingSample}
 */
export const caddy = {
  name: 'caddy',
  about: 'a Caddyfile; certificates come by themselves',
  next: 'Start it with: SITE_ROOT=/srv/www caddy run --config Caddyfile',
  files: (policy) => ({ Caddyfile: caddyfile(policy, new URL(policy.siteUrl).host) }),
};
