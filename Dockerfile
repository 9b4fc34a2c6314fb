# syntax=docker/dockerfile:1
# The site as an image of less than 300 MB: no shell scripts, no build tools, nothing that only tests need.

FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev
COPY . .
RUN npm run build && npm run package -- /app

FROM debian:bookworm-slim
RUN useradd --uid 10001 --create-home --home-dir /data orange
# Node's own image has npm and headers besides, which are half of it.
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
WORKDIR /app
USER orange
ENV NODE_ENV=production DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled \
    MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
# The only places that are written to; all else may be read-only.
VOLUME ["/data", "/tmp"]
EXPOSE 4000
# Slow disks need their time for the first start with a demo season.
HEALTHCHECK --interval=10s --timeout=3s --start-period=90s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 4000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "dist/server/main.js"]
