import { createServer } from "node:http";
import sharp from "sharp";

/** A host of camera-sized pictures, the same one at every address; the path of its source image comes as a message. */
let picture = Buffer.alloc(0);

const server = createServer((_req, res) => {
  res.writeHead(200, { "content-type": "image/jpeg", "content-length": picture.length });
  res.end(picture);
});

process.on("message", async (path) => {
  picture = await sharp(path).resize(3000, 2000, { fit: "cover" }).jpeg({ quality: 85 }).toBuffer();
  process.send(picture);
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
