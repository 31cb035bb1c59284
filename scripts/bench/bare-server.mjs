import { createServer } from "node:http";

/** The minimum for node: one prepared response. It is set by a message: {headers, body}. */
let headers = [];
let body = Buffer.alloc(0);

const server = createServer((_req, res) => {
  res.writeHead(200, headers);
  res.end(body);
});

process.on("message", (answer) => {
  headers = answer.headers;
  body = Buffer.from(answer.body);
  process.send("taken");
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
