import { get } from "node:http";

/** A raw response: not decompressed, its headers in the server's own spelling and order. */
export const rawResponse = (url, encoding = "identity") =>
  new Promise((done, failed) => {
    get(url, { headers: { "accept-encoding": encoding, accept: "text/html" } }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("error", failed);
      answer.on("end", () => {
        if (answer.statusCode !== 200) return failed(new Error(`${url} answered ${answer.statusCode}`));
        done({ headers: answer.rawHeaders, body: Buffer.concat(chunks) });
      });
    }).on("error", failed);
  });

/** Node writes these itself. */
const nodesOwn = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

/** The response headers that another server may send. */
export function headersToSend(raw) {
  const retained = [];
  for (let at = 0; at < raw.length; at += 2)
    if (!nodesOwn.has(raw[at].toLowerCase())) retained.push(raw[at], raw[at + 1]);
  return retained;
}
