import { describe, expect, it } from "vitest";
import { tinyPng } from "../fixtures/make-zip.js";
import { DeliveryFiles } from "./delivery-files.js";
import { readMediaAddress } from "./media-address.js";

const files = new DeliveryFiles(
  new Map([
    ["bilder.example.be/1.png", tinyPng],
    ["notes.txt", Buffer.from("x")],
  ]),
);
const beside = ["http://localhost:9000/foto 1.png", "https://b.example/1.jpg", "geen adres"];
const read = (written: string) => {
  const found = readMediaAddress(written, files, beside);
  return found.ok ? found.url : found.reason;
};

describe("the address of a picture", () => {
  it.each([
    ["https://a.example/1.jpg?a=1&b=2", "https://a.example/1.jpg?a=1&b=2"],
    ["http://localhost:9000/foto 1.png", "http://localhost:9000/foto%201.png"],
    ["https://a.example/café.png", "https://a.example/caf%C3%A9.png"],
    ["https://a.example/caf%C3%A9.png", "https://a.example/caf%C3%A9.png"],
    // Without its scheme: that of its host in the listing, or the safe one.
    ["//localhost:9000/foto2.png", "http://localhost:9000/foto2.png"],
    ["//b.example/2.jpg", "https://b.example/2.jpg"],
    ["localhost:9000/foto3.png", "http://localhost:9000/foto3.png"],
    ["www.agency.be/fotos/1.jpg", "https://www.agency.be/fotos/1.jpg"],
    ["cdn.agency.be:8080/get.php?id=1", "https://cdn.agency.be:8080/get.php?id=1"],
    ["bilder.example.be/1.png", expect.stringMatching(/^\/uploads\/feeds\/.+\.png$/)],
    ["http:/a.example/1.jpg", "is no whole address"],
    ["ftp://a.example/1.jpg", "is an address of ftp, and only http and https are fetched"],
    ["data:image/png;base64,AAAA", "is an address of data, and only http and https are fetched"],
    ["https://", "is no whole address"],
    ["1.jpg", "did not come with the feed"],
    ["C:\\fotos\\1.jpg", "did not come with the feed"],
    ["fotos/1.jpg", "did not come with the feed"],
    ["notes.txt", "is neither JPEG, PNG, WebP, GIF nor PDF"],
  ])("API-6 %j is %s", (written, address) => {
    expect(read(written)).toEqual(address);
  });
});
