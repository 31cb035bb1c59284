import { expect, it } from "vitest";
import { jpegAddress, pictureAddress, pngAddress } from "./picture-address.js";

it("PROP-16 asks the picture route for a width, height auto and webp, with the source encoded", () => {
  expect(pictureAddress("https://cdn.example/a b.jpg?x=1&y=2", 400)).toBe(
    "/pictures?src=https%3A//cdn.example/a%20b.jpg%3Fx%3D1%26y%3D2&width=400&height=auto&format=webp",
  );
});

it("PROP-16 asks for a format that every program shows, by a whole address, where a picture is shown outside the site", () => {
  const site = "https://www.agency.example";
  expect(jpegAddress(site, "/uploads/a.webp", 600)).toBe(
    `${site}/pictures?src=/uploads/a.webp&width=600&height=auto&format=jpeg`,
  );
  expect(pngAddress(site, "/uploads/logo.png", 400)).toBe(
    `${site}/pictures?src=/uploads/logo.png&width=400&height=auto&format=png`,
  );
});
