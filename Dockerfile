# The suite as an image: docker run --rm -v "$PWD:/work" payments-conformance run --profile profile.yaml
FROM node:20-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN .ci/install /installed

# What the package needs to run, and a user without rights. The checks that need a browser are left out.
FROM node:20-bookworm-slim
COPY --from=build /installed/node_modules /opt/payments-conformance/node_modules
RUN ln -s /opt/payments-conformance/node_modules/.bin/payments-conformance /usr/local/bin/ \
  && mkdir /work \
  && chown node:node /work
USER node
WORKDIR /work
ENTRYPOINT ["payments-conformance"]
CMD ["run"]
