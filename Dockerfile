# The image of a server: `docker build -t marquee .`, with the programs of this folder.
# What is built, and with which tools, stays in the first stage; the second holds the file tree that
# scripts/deploy/image-tree.ts writes, which brings its own Node, and no shell.

FROM node:24-trixie-slim AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
COPY scripts/install scripts/install
RUN npm ci
COPY vite.config.ts lingui.config.ts tsconfig.json ./
COPY schemas schemas
COPY engine engine
COPY programs programs
COPY scripts scripts
RUN npm run build \
  && npx node scripts/deploy/image-tree.ts /image/marquee \
  && mkdir /image/data /image/assets /image/documents

FROM gcr.io/distroless/cc-debian13:nonroot
COPY --from=build /image/marquee /marquee
# A new volume takes its owner from here.
COPY --from=build --chown=65532:65532 /image/data /data
COPY --from=build --chown=65532:65532 /image/assets /assets
COPY --from=build --chown=65532:65532 /image/documents /documents
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MARQUEE_DATA=/data MARQUEE_BUILD=/marquee/build
# Otherwise the C library keeps what each thread gave back, some 60 MB.
ENV MALLOC_ARENA_MAX=2
# What is new takes at most 48 MB until it is looked through, instead of twice that: MiB of a third.
ENV NODE_OPTIONS=--max-semi-space-size=16
WORKDIR /marquee
USER 65532:65532
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/marquee/node_modules/node/bin/node", "/marquee/scripts/deploy/check-health.ts"]
# What of the product it runs: MARQUEE_ROLE.
ENTRYPOINT ["/marquee/node_modules/node/bin/node", "/marquee/engine/main/start.ts"]
