FROM node:22-slim AS build
WORKDIR /app
COPY . .
RUN npx --yes pnpm@10.34.9 install --frozen-lockfile \
  && npx --yes pnpm@10.34.9 --filter @rentsafe/app --filter @rentsafe/api run build \
  && npx --yes pnpm@10.34.9 --filter @rentsafe/api deploy --prod --legacy /out

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data APP_DIR=/srv/app
COPY --from=build /out /srv/api
COPY --from=build /app/packages/app/dist /srv/app
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4000/api/ready/').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/srv/api/dist/main.js"]
