import { request as byHttp } from "node:http";
import { request as byHttps } from "node:https";
import { text } from "node:stream/consumers";

export interface SeedClient {
  asIntegrator(path: string, body: object, onSent?: () => void): Promise<unknown>;
  asSite(path: string, body: object): Promise<unknown>;
  /** As the site does. */
  read(path: string): Promise<unknown>;
}

interface RequestOptions {
  method: "GET" | "POST";
  token: string;
  body?: string;
  onSent?: () => void;
}

/** Without `fetch`, which times out after five minutes; a busy machine may need longer. */
async function send(address: string, { method, token, body, onSent }: RequestOptions): Promise<unknown> {
  const request = address.startsWith("https:") ? byHttps : byHttp;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await new Promise<{ status: number; body: string }>((done, failed) => {
    const outgoing = request(address, { method, headers }, (response) => {
      text(response).then((read) => done({ status: response.statusCode ?? 0, body: read }), failed);
    });
    outgoing.on("error", failed);
    outgoing.end(body, onSent);
  });
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${answer.body.slice(0, 2000)}`);
  return JSON.parse(answer.body);
}

/** The endpoints by which integrators and the site reach the CMS. */
export function createSeedClient(cms: string, integratorToken: string, replicaSecret: string): SeedClient {
  const post = (token: string) => (path: string, body: object, onSent?: () => void) =>
    send(cms + path, { method: "POST", token, body: JSON.stringify(body), ...(onSent && { onSent }) });
  return {
    asIntegrator: post(integratorToken),
    asSite: post(replicaSecret),
    read: (path) => send(cms + path, { method: "GET", token: replicaSecret }),
  };
}
