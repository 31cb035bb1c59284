import { describe, expect, it } from "vitest";
import { foreignPicture, pictureHostsSetting } from "./picture-hosts.js";

const hosts = { open: ["pictures.example", "other.example:8443"], inside: ["pictures.lan"] };

describe("PROP-16 the picture hosts", () => {
  it("are read from one line, and empty by default", () => {
    expect(pictureHostsSetting.parse(undefined)).toEqual([]);
    expect(pictureHostsSetting.parse(" A.example ,b.example:81,, ")).toEqual(["a.example", "b.example:81"]);
    for (const wrong of ["https://a.example", "a.example/b", "*", "a b"])
      expect(pictureHostsSetting.safeParse(wrong).error?.issues[0]?.message).toContain("host names divided by commas");
  });

  it.each(["https://pictures.example/a.jpg?v=1", "HTTP://PICTURES.example/a.jpg", "http://other.example:8443/a.jpg"])(
    "allow %s",
    (address) => expect(foreignPicture(address, hosts)?.url.host).toMatch(/^(pictures|other)\.example/),
  );

  it("drop the fragment of an address", () => {
    expect(foreignPicture("https://pictures.example/a.jpg#b", hosts)?.url.href).toBe("https://pictures.example/a.jpg");
  });

  it("mark those in a private network", () => {
    expect(foreignPicture("http://pictures.lan/a.jpg", hosts)?.inside).toBe(true);
    expect(foreignPicture("http://pictures.example/a.jpg", hosts)?.inside).toBe(false);
  });

  it.each([
    ...["", "/uploads/a.jpg", "//pictures.example/a.jpg", "ftp://pictures.example/a.jpg", "javascript:alert(1)"],
    ...["https://pictures.example.evil.example/a.jpg", "https://evil.example/?pictures.example", "https://"],
    ...[
      "https://u@pictures.example/a.jpg",
      "https://:p@pictures.example/a.jpg",
      "ftp://pictures.example/https://a.jpg",
    ],
    ...["https://pictures.example:8443/a.jpg", "https://u:p@pictures.example/a.jpg", "https://pictures.example@evil/"],
  ])("reject %j", (address) => expect(foreignPicture(address, hosts)).toBeNull());
});
