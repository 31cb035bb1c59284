# Site and CMS in one image: `node scripts/serve.mjs site` or `cms` (compose.yaml runs both).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
RUN npm run build
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund
# Strapi looks here at each start, and may make no folder as a user without rights.
RUN mkdir -p cms/database/migrations

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072
RUN install -d -o node -g node -m 700 /data
WORKDIR /app
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000 1337
CMD ["node", "--max-old-space-size=384", "scripts/serve.mjs", "site"]
