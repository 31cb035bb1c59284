import { expect, it } from "vitest";
import { jpegAddress, pictureAddress, pngAddress } from "./picture-address.js";
import { versionedPicture, versionTime } from "./picture-version.js";

it("PROP-16 has the picture route with a width, height auto and webp, and the encoded source", () => {
  expect(pictureAddress("https://cdn.example/a b.jpg?x=1&y=2", 400)).toBe(
    "/pictures?src=https%3A//cdn.example/a%20b.jpg%3Fx%3D1%26y%3D2&width=400&height=auto&format=webp",
  );
});

it("PROP-16 has the version of a picture beside its source, and none for a similar address", () => {
  const rest = "width=400&height=auto&format=webp";
  const versioned = versionedPicture("/uploads/a.jpg", Date.UTC(2026, 10, 27));
  expect(pictureAddress(versioned, 400)).toBe(
    `/pictures?src=/uploads/a.jpg&v=${Date.UTC(2026, 10, 27).toString(36)}&${rest}`,
  );
  expect(jpegAddress("", versionedPicture("https://cdn.example/a?x=1", 36), 400)).toContain("x%3D1&v=10&width=400");
  expect(versionedPicture(versioned, 1)).toBe("/uploads/a.jpg#v=1");
  expect(pictureAddress("/a.jpg#v=x%26y", 400)).toBe(`/pictures?src=/a.jpg%23v%3Dx%2526y&${rest}`);
  expect(["1000", "", "-1", "zzzzzzzzzz", "A"].map(versionTime)).toEqual([46_656, null, null, null, null]);
});

it("PROP-16 has a common format and a whole address for pictures outside the site", () => {
  const site = "https://www.agency.example";
  expect(jpegAddress(site, "/uploads/a.webp", 600)).toBe(
    `${site}/pictures?src=/uploads/a.webp&width=600&height=auto&format=jpeg`,
  );
  expect(pngAddress(site, "/uploads/logo.png", 400)).toBe(
    `${site}/pictures?src=/uploads/logo.png&width=400&height=auto&format=png`,
  );
});
