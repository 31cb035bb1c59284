import { languages, type Language } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { compiled, pointer, type StoredContent } from "./site-fixture";

const home = { id: "home", title: "Thuis", path: "", originalPath: "home" };
const toHome = { label: "Thuis", routeId: "home", url: "" };
const link = (to: object) => ({ label: "", page: null, article: null, url: null, ...to });
const file = (name: string) => ({
  url: `/uploads/${name}`,
  mime: "image/png",
  width: 8,
  height: 8,
  alternativeTexts: {},
});
const shownAs = (name: string, alt: string) => ({
  url: `/uploads/${name}`,
  mime: "image/png",
  width: 8,
  height: 8,
  alt,
});

describe("the header and footer of every page", () => {
  it("CHROME-7 have the footer columns of staff, and the links below", () => {
    const column = {
      ...{
        title: "Kantoor",
        introHtml: "*Kom*",
        fullHtml: "Elke dag",
        images: [file("kantoor.png")],
        sm: 11,
        md: 5,
        lg: 2,
      },
      links: [link({ page: pointer("home") }), link({ page: pointer("gone") })],
    };
    const site = compiled({
      pages: [home],
      footers: [
        { id: "f", columns: [column], bottomLinks: [link({ page: pointer("home") }), link({ page: pointer("away") })] },
      ],
    });
    expect(site.tree("nl").footer).toEqual({
      id: "f",
      lang: "nl",
      columns: [
        {
          ...{ title: "Kantoor", introHtml: "<p><em>Kom</em></p>", fullHtml: "<p>Elke dag</p>", sm: 11, md: 5, lg: 2 },
          ...{ images: [shownAs("kantoor.png", "Kantoor")], links: [toHome] },
        },
      ],
      bottomLinks: [toHome],
    });
    expect(site.problems).toEqual([
      "the footer links to gone, which has no published address",
      "the footer links to away, which has no published address",
    ]);
  });

  it("CHROME-8 have the popup with its link, picture and delay; changed texts make a new version", () => {
    const popup = {
      id: "p",
      title: "Open",
      descriptionHtml: "*Kom*",
      delay: 5,
      media: file("p.png"),
      updatedAt: "1970-01-01T00:00:00.035Z",
    };
    const site = compiled({ pages: [home], popups: [{ ...popup, link: link({ page: pointer("home") }) }] });
    expect(site.tree("nl").popup).toEqual({
      ...{ id: "p", lang: "nl", title: "Open", descriptionHtml: "<p><em>Kom</em></p>", delay: 5, version: "p-z" },
      ...{ link: toHome, media: shownAs("p.png", "Open"), form: null },
    });
    expect(compiled({ popups: [{ ...popup, link: link({ page: pointer("gone") }) }] }).problems).toEqual([
      "the popup links to gone, which has no published address",
    ]);
  });

  it("CHROME-8 have the popup's form in the available language, and none that does not fit in a popup", () => {
    const form = (popup: object, contactForms: StoredContent["contactForms"], language: Language = "nl") =>
      compiled({ pages: [home], popups: [{ id: "p", title: "Open", ...popup }], contactForms }).tree(language).popup
        ?.form;
    const newsletter = { id: "n", form: "newsletter", title: "Nieuws" };
    const held = { form: pointer("n") };
    expect(form(held, [newsletter])).toMatchObject({ id: "n", form: "newsletter", title: "Nieuws", lang: "nl" });
    expect(form(held, [newsletter, { ...newsletter, locale: "fr", title: "Infos" }], "fr")).toMatchObject({
      lang: "fr",
    });
    expect(form(held, []), "not published").toBeNull();
    expect(form({}, [newsletter])).toBeNull();
    expect(form(held, [{ ...newsletter, form: "demand-register" }])).toBeNull();
  });

  it("CMS-5 have the agency's details of staff, and only safe links", () => {
    const item = (given: object) => ({
      label: "",
      link: link({ page: pointer("home") }),
      icon: "phone",
      color: "#fff",
      ...given,
    });
    const site = compiled({
      pages: [home],
      siteConfigs: [
        {
          ...{
            id: "c",
            agencyName: "Travee",
            slogan: "Thuis",
            phone: "03 1",
            email: "a@example.com",
            logo: file("logo.png"),
          },
          topBar: [
            item({ label: "Begin" }),
            item({}),
            item({ published: false }),
            item({ link: null }),
            item({ link: link({ page: pointer("gone") }) }),
          ],
          headerLinks: [link({ page: pointer("home") }), link({ page: pointer("away") })],
          socialLinks: [
            { network: "facebook", url: "https://www.facebook.com/travee" },
            { network: "x", url: "javascript:alert(1)" },
          ],
          identity: { companyName: "Travee bv", codeOfConductUrl: "javascript:alert(1)" },
          propertyList: { soldStatus: "ok-200", pageSize: 12 },
        },
      ],
    });
    const { config } = site.tree("nl");
    expect(config).toMatchObject({
      ...{
        agencyName: "Travee",
        slogan: "Thuis",
        phone: "03 1",
        email: "a@example.com",
        logo: shownAs("logo.png", "Travee"),
      },
      ...{ languageDefault: "nl", languageUse: [...languages], headerLinks: [toHome] },
      identity: { companyName: "Travee bv", codeOfConductUrl: "" },
      propertyList: { soldStatus: 200, pageSize: 12 },
    });
    expect(config.topBar).toEqual([
      { label: "Begin", link: toHome, icon: "phone", color: "#fff" },
      { label: "Thuis", link: toHome, icon: "phone", color: "#fff" },
    ]);
    expect(config.socialLinks).toEqual([{ network: "facebook", url: "https://www.facebook.com/travee" }]);
    expect(site.problems).toEqual([
      "the top bar links to gone, which has no published address",
      "the header links to away, which has no published address",
    ]);
  });

  it("LANG-1 have every language before staff choose, and each chosen one once", () => {
    const use = (chosen: object[], languageDefault?: string) =>
      compiled({ siteConfigs: [{ id: "c", agencyName: "Travee", languages: chosen, languageDefault }] }).enabled;
    const on = (code: string) => ({ code, use: true });
    expect(use([])).toEqual([...languages]);
    expect(use([on("fr"), on("nl"), on("fr")])).toEqual(["fr", "nl"]);
    expect(use([on("nl")], "de")).toEqual(["de", "nl"]);
  });

  it("ROUTE-8 follow the older of two redirects from one address, in its language", () => {
    const redirect = (id: string, from: string, to: string, given: object = {}) => ({ id, from, to, ...given });
    const site = compiled({
      redirects: [
        redirect("a", "//Oud//", "/nl/een/"),
        redirect("b", "oud", "/nl/twee/"),
        redirect("c", "", "/nl/"),
        redirect("d", "lus", "/Lus//"),
        redirect("e", "frans", "/fr/", { locale: "fr" }),
        redirect("f", "deel/oud", "https://example.com"),
        redirect("g", "nieuw", "/n/ieuw/"),
      ],
    });
    expect(site.tree("nl").redirects).toEqual([
      { from: "oud", to: "/nl/een/" },
      { from: "deel/oud", to: "https://example.com" },
      { from: "nieuw", to: "/n/ieuw/" },
    ]);
    expect(site.tree("fr").redirects).toContainEqual({ from: "frans", to: "/fr/" });
    expect(site.problems).toEqual([
      'redirect c from "" to "/nl/" cannot be followed',
      'redirect d from "lus" to "/Lus//" cannot be followed',
    ]);
  });
});
