import { caddyfile } from './caddy.mjs';

/**
 * A container, for platforms that run one.
 *
 * @type {import('./samples.mjs').HostingSample}
 */
export const container = {
  name: 'container',
  about: 'a small image: Caddy and dist, HTTP on port 8080, to stand behind a TLS proxy',
  next: 'From the project: docker build -f .hosting/container/Containerfile -t refrain . && docker run -p 8080:8080 refrain',
  files: (policy) => ({
    Caddyfile: caddyfile(policy, ':8080'),
    Containerfile: `FROM docker.io/library/caddy:2-alpine
COPY .hosting/container/Caddyfile /etc/caddy/Caddyfile
COPY dist /srv/www${policy.base}
# The image gives the program a right that it does not need here, and some hosts refuse.
RUN setcap -r /usr/bin/caddy
USER 65534
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
EXPOSE 8080
`,
  }),
};
