import { describe, expect, it } from "vitest";
import { languages } from "../site/languages.js";
import { translateImportMessage } from "../messages/translate-import-message.js";
import { importSourceSettingsSchema, ownFieldTargets, defaultSourceSettings } from "./import-source.js";
import { validationMessages } from "./validation-messages.js";

/** The invalid fields, each with the accepted values. */
const faults = (settings: object) =>
  Object.fromEntries(
    importSourceSettingsSchema
      .safeParse(settings, validationMessages(importSourceSettingsSchema))
      .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );
const hosts = (...pictureHosts: unknown[]) => Object.keys(faults({ pictureHosts }));

describe("API-6 the settings of a source", () => {
  it("have defaults that change nothing", () => {
    expect(importSourceSettingsSchema.parse({})).toEqual({
      ...{ title: "", countryId: null, language: null, mode: null, ownFields: [], pictureHosts: [], dates: "taken" },
    });
    expect(importSourceSettingsSchema.parse(defaultSourceSettings)).toEqual(defaultSourceSettings);
  });

  it.each([
    ["countryId", 32, "expected the number of a country: 10 Belgium, 50 Luxembourg, 63 the Netherlands"],
    ["language", "xx", `expected one of ${languages.join(", ")}`],
    ["mode", "all", "expected one of partial, full"],
    ["dates", "yes", "expected one of taken, ignored"],
    ["title", 5, "expected a text of at most 100 characters"],
    ["ownFields", "lat=latitude", "expected a list of at most 200"],
  ])("reject another %s and list the accepted ones", (field, value, message) => {
    expect(faults({ [field]: value })).toEqual({ [field]: message });
    expect(translateImportMessage(message, "nl")).not.toBeNull();
  });

  it("reject an unknown field, by its row, and list the known ones", () => {
    const { "ownFields.1.field": message } = faults({
      ownFields: [
        { name: "a", field: "latitude" },
        { name: "b", field: "altitude" },
      ],
    });
    expect(message).toMatch(/^expected one of .*latitude, longitude.*energyPerformance/);
    expect(faults({ ownFields: [{ name: " ", field: "latitude" }] })).toEqual({
      "ownFields.0.name": "expected a text of 1 to 200 characters",
    });
  });

  it("have each of the sender's fields once, in any case", () => {
    const ownFields = ["Lat", "lat"].map((name) => ({ name, field: "latitude" }));
    expect(faults({ ownFields })).toEqual({ ownFields: "names one field of the sender twice" });
  });

  it("set no field that identifies a listing", () => {
    for (const field of ["reference", "goal", "webId", "zip", "city", "countryId", "pictures", "agent"])
      expect(ownFieldTargets).not.toContain(field);
    for (const field of ["latitude", "longitude", "virtualTourUrl", "createdAt", "epcLabelText", "description"])
      expect(ownFieldTargets).toContain(field);
  });

  it.each([{ pictureHosts: ["localhost"] }, { ownFields: [1, 2].map(() => ({ name: "a", field: "latitude" })) }])(
    "report errors in the languages of staff: %j",
    (settings) => {
      for (const message of Object.values(faults(settings)))
        for (const language of ["nl", "fr"])
          expect(translateImportMessage(message, language)).not.toMatch(/expected|twice|the name/);
    },
  );

  it("accept internet hosts only", () => {
    expect(hosts(" Pictures.Example.org ", "cdn.example.be:8443", "xn--bcher-kva.example.com", "a.b")).toEqual([]);
    const inside = [
      "localhost",
      "a.localhost",
      "cms",
      "nas.local",
      "pictures.lan",
      "x.internal:80",
      "router.home.arpa",
    ];
    const numbers = [
      "10.0.0.5",
      "127.0.0.1:9000",
      "169.254.169.254",
      "8.8.8.8",
      "0x7f.1",
      "2130706433",
      "[::1]",
      "1.2.3.0x4",
    ];
    const others = [
      "https://a.example.org",
      "a.example.org/b",
      "u@a.example.org",
      "a..org",
      "-a.example.org",
      "",
      "*.example.org",
    ];
    for (const host of [...inside, ...numbers, ...others])
      expect([host, hosts(host)]).toEqual([host, ["pictureHosts.0"]]);
  });
});
