# docs/install.md, "In containers".
FROM node:24.21.0-bookworm-slim AS node

FROM node AS web
WORKDIR /build
COPY . .
RUN npm ci --ignore-scripts --omit=dev && npm run build --workspace web

FROM node AS packages
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY fonts/package.json fonts/
COPY server/package.json server/
COPY deploy/image/only-server.mjs deploy/image/
# The lockfile keeps the versions: fewer packages are wanted, and no other ones.
RUN node deploy/image/only-server.mjs && npm install --ignore-scripts --omit=dev && rm -r deploy
# No running server reads declarations for compilers or source maps.
RUN find . -type f -path '*/node_modules/*' \
  \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete

FROM debian:bookworm-slim
# The client of PostgreSQL, for backups, has to be as new as the database of deploy/compose.yaml.
# Not held at a version: what is installed is the newest, with its security updates.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates tini postgresql-common \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install --yes --no-install-recommends postgresql-client-18 \
  && apt-get clean && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home pawsume \
  && install --directory --owner=pawsume --mode=0700 /data
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY deploy/image/is-alive.mjs /usr/local/lib/
WORKDIR /app
COPY --from=packages /build ./
COPY contract/src contract/src
COPY fonts fonts
COPY server/src server/src
COPY --from=web /build/web/build web/build
# docker build --build-arg COMMIT="$(git rev-parse HEAD)"
ARG COMMIT=
ENV COMMIT=$COMMIT NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER pawsume
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD node /usr/local/lib/is-alive.mjs "$PORT"
# tini is process 1: it reaps what a server that was killed leaves.
ENTRYPOINT ["tini", "--", "node", "server/src/main.ts"]
