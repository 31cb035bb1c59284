import { translateImportMessage } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { pictureProblems } from "./picture-problems.js";

const hosts = { open: ["pictures.example"], inside: ["pictures.lan:8080"] };

describe("API-2 HEIC photos", () => {
  it("are reported by their address, unless the address asks for another format", () => {
    const addresses = ["/1.heic", "/2.HEIF", "/3.heic?format=jpg", "/heic.jpg"].map(
      (path) => `https://pictures.example${path}`,
    );
    expect(pictureProblems(addresses, hosts).map(({ value, message }) => [value, message])).toEqual([
      ["https://pictures.example/1.heic", "ends in .heic: a photo in HEIC is not shown; send it as JPEG"],
      ["https://pictures.example/2.HEIF", "ends in .heic: a photo in HEIC is not shown; send it as JPEG"],
    ]);
    for (const { message } of pictureProblems(addresses, hosts))
      expect(translateImportMessage(message, "nl")).toBe(
        "eindigt op .heic: een foto in HEIC wordt niet getoond; stuur ze als JPEG",
      );
  });
});

describe("API-2 forbidden picture hosts", () => {
  it("are reported once per item, with the first picture of each", () => {
    const addresses = ["https://crm.example/1.jpg", "https://crm.example/2.jpg", "HTTP://CDN.example:8080/1.jpg"];
    expect(pictureProblems(addresses, hosts)).toEqual([
      {
        field: "pictures",
        value: "https://crm.example/1.jpg",
        message:
          "crm.example is named neither in PICTURE_HOSTS nor in the settings of the source; its pictures are left out until it is",
      },
      {
        field: "pictures",
        value: "HTTP://CDN.example:8080/1.jpg",
        message:
          "cdn.example:8080 is named neither in PICTURE_HOSTS nor in the settings of the source; its pictures are left out until it is",
      },
    ]);
  });

  it.each(["https://pictures.example/a.jpg", "http://pictures.lan:8080/a.jpg", "/uploads/a.jpg"])(
    "do not include the host of %s",
    (address) => expect(pictureProblems([address], hosts)).toEqual([]),
  );

  it.each([
    "https://pictures.example:8443/a.jpg",
    "https://pictures.example.evil.example/a.jpg",
    "http://pictures.lan/a",
  ])("are reported for the host of %s", (address) => expect(pictureProblems([address], hosts)).toHaveLength(1));

  it("are reported in the languages of the admin", () => {
    const [{ message = "" } = {}] = pictureProblems(["https://crm.example/1.jpg"], hosts);
    expect(translateImportMessage(message, "nl")).toBe(
      "crm.example staat niet in PICTURE_HOSTS en niet in de instellingen van de bron; de foto’s van die host worden weggelaten tot hij er staat",
    );
    expect(translateImportMessage(message, "fr")).toBe(
      "crm.example n’est ni dans PICTURE_HOSTS, ni dans les réglages de la source ; ses photos sont omises jusqu’à ce qu’il y soit",
    );
  });
});
