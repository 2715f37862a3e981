#!/bin/sh
# `npm start`: gets the folder ready, then becomes the server.
set -e
node scripts/setup.mjs start
# Compiled code is kept for the next start, but only by the folder's owner: files that root leaves in somebody's
# node_modules would stop their next `npm ci`.
if [ -O package.json ]; then export NODE_COMPILE_CACHE=node_modules/.cache/pawsume/compile; fi
exec node_modules/.bin/node server/src/main.ts "$@"
