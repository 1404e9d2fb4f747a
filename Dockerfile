# One image for the API, the worker and the migrations. Debian, because Temporal's native core needs glibc.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV SCARF_ANALYTICS=false
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
COPY web/package.json web/
RUN npm ci
COPY . .
RUN npm run build
# Keeps only what runs: no development packages, no fonts that PDFs do not use, and no native core for other platforms.
RUN npm ci --omit=dev \
  && find node_modules/@expo-google-fonts -name '*.ttf*' ! -name '*_400Regular.ttf' -delete \
  && cd node_modules/@temporalio/core-bridge/releases \
  && find . -mindepth 1 -maxdepth 1 ! -name "$(uname -m)-unknown-linux-gnu" -exec rm -r {} +

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WORKFLOW_BUNDLE=/app/dist/workflow-bundle.js
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# Operators' commands: docker compose run --rm api giving-admin ledger check
RUN chmod +x dist/admin/main.js && ln -s /app/dist/admin/main.js /usr/local/bin/giving-admin
RUN install --directory --owner=node /var/lib/giving
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The worker is `node dist/worker/main.js`, the migrations are `node dist/db/migrate.js`.
# Node's default space for young objects is 16 MB, or 1 MB with little memory. With it the API collects garbage too often.
CMD ["node", "--max-semi-space-size=32", "dist/api/server.js"]
