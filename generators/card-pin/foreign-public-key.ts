/**
 * A public key whose private half was thrown away: a block sealed to it opens for nobody. Fault of
 * a block: sealed for another holder.
 */
export const foreignPublicKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAq8sKm6eb/RxM7rrrOK3d
g2BEarORzaFBM/cSj4tqgBcBNXrZfas8YVhz16d7gVMBwd2M/lkCzsl3HmVwh0cz
i+iD+Y1AmKZoorxBseBr29SQRX8MRvDUREswpPGNtCLun40a/KirBf4lgdbPXT3C
bB1W9Cv75Ueh7M5NrngWB/TAAtzC98eR4EUF/xYvR7E/hJkV5XNBLU0FWAfQgnEd
MtTOO5tkOzmK83TYmX/Ebu21+jFgsX89WGzoh3nKmk4eE0F5ZLKyr7S+fFhOP4bC
jYx4ni2UG5oOWcAXugP+aOqWJiUaLSCBnn4lZrs8x9IO0LcnJUWqGENqFNNrQuza
XwIDAQAB
-----END PUBLIC KEY-----
`;
