import { translateImportMessage } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { tinyPng } from "../fixtures/make-zip.js";
import { openimmoDocument } from "../fixtures/openimmo-document.js";

interface Sent {
  group?: string;
  address: string;
  format?: string;
  mark?: string;
}
const attachment = ({ group = "", address, format = "", mark }: Sent) =>
  `<anhang location="REMOTE" ${group && `gruppe="${group}"`}><format>${format}</format>
    ${mark === undefined ? "" : `<user_defined_simplefield feldname="oeffentlich">${mark}</user_defined_simplefield>`}
    <daten><pfad>${address.replaceAll("&", "&amp;")}</pfad></daten></anhang>`;

const shape = z.object({
  pictures: z.array(z.object({ url: z.string() })).default([]),
  documents: z.array(z.object({ kind: z.string(), access: z.string().default("public") })).default([]),
  videoUrl: z.string().nullish(),
  virtualTourUrl: z.string().nullish(),
});

/** The result of one attachment. */
async function becomes(sent: Sent): Promise<string> {
  const { items } = await openimmoDocument(`<anhaenge>${attachment(sent)}</anhaenge>`);
  const { pictures, documents, videoUrl, virtualTourUrl } = shape.parse(items[0]);
  const [document] = documents;
  if (document) return `${document.kind} ${document.access}`;
  return pictures.length > 0 ? "picture" : videoUrl ? "film" : virtualTourUrl ? "tour" : "nothing";
}

const crm = "https://crm.example/file?id=7";
const at = (name: string) => `https://media.example/1001/${name}`;

describe("an attachment of OpenImmo", () => {
  it.each<[Sent, string]>([
    [{ address: at("keuken.JPG?w=1600") }, "picture"],
    [{ address: at("keuken.webp") }, "picture"],
    [{ address: crm, format: "JPG" }, "picture"],
    [{ address: crm, format: "image/jpeg" }, "picture"],
    [{ address: at("Gutachten.docx") }, "document staff"],
    [{ address: at("Mieterliste.xlsx") }, "document staff"],
    [{ address: crm, format: "PDF" }, "document staff"],
    [{ address: crm, format: "application/pdf" }, "document staff"],
    [{ address: at("keuken.jpg"), format: "PDF" }, "document staff"],
    [{ address: crm }, "document staff"],
    [{ address: crm, mark: "true" }, "document public"],
  ])("API-6 without a group is a picture only when it is known as one: %j is a %s", async (sent, expected) => {
    expect(await becomes(sent)).toBe(expected);
  });

  it.each<[Sent, string]>([
    [{ group: "BILD", address: at("keuken.jpg"), format: "JPG" }, "picture"],
    [{ group: "BILD", address: at("keuken.php?id=7") }, "picture"],
    [{ group: "INNENANSICHTEN", address: at("keuken.jpg"), format: "foto" }, "picture"],
    [{ group: "BILD", address: at("keuken.pdf") }, "document staff"],
    [{ group: "TITELBILD", address: crm, format: ".PDF" }, "document staff"],
    [{ group: "BILD", address: at("download.php?file=Gutachten.docx&v=2") }, "document staff"],
    [{ group: "BILD", address: at("Gutachten.docx;jsessionid=7?v=2#top") }, "document staff"],
    [{ group: "BILD", address: at("brochure.pdf"), mark: "true" }, "document public"],
    [{ group: "BILD", address: at("kelder.jpg"), mark: "false" }, "document staff"],
  ])("API-6 in a group of pictures is a public picture only when it is one: %j is a %s", async (sent, expected) => {
    expect(await becomes(sent)).toBe(expected);
  });

  it.each<[Sent, string]>([
    [{ group: "GRUNDRISS", address: at("plan.pdf") }, "floor-plan public"],
    [{ group: "GRUNDRISS", address: crm }, "floor-plan public"],
    [{ group: "KARTEN_LAGEPLAN", address: at("ligging.png") }, "document public"],
    [{ group: "GRUNDRISS", address: at("Mieter.xlsx") }, "floor-plan staff"],
    [{ group: "FILM", address: "https://youtu.be/dQw4w9WgXcQ" }, "film"],
    [{ group: "FILMLINK", address: at("Gutachten.pdf") }, "document staff"],
  ])("API-6 a plan is public as a picture or PDF, a film unless it is a paper: %j is a %s", async (sent, expected) => {
    expect(await becomes(sent)).toBe(expected);
  });

  it.each<[Sent, string]>([
    [{ group: "ENERGIEAUSWEIS", address: at("epc.pdf") }, "document staff"],
    [{ group: "EPASS", address: at("epc.jpg") }, "document staff"],
    [{ group: "ENERGIEAUSWEIS", address: at("epc.pdf"), mark: "true" }, "document public"],
    [{ group: "DOKUMENT", address: at("x.pdf") }, "document staff"],
    [{ group: "Neuland", address: at("x.jpg") }, "document staff"],
    [{ group: "FOTOS", address: at("keuken.jpg") }, "picture"],
    [{ group: "VIDEO", address: "https://youtu.be/dQw4w9WgXcQ" }, "film"],
    [{ group: "LINKS", address: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }, "film"],
    [{ group: "LINK", address: "https://my.matterport.com/show/?m=abc" }, "tour"],
    [{ group: "LINKS", address: "https://kantoor.example/pand/7" }, "nothing"],
    [{ group: "QRCODE", address: at("qr.png") }, "nothing"],
    [{ group: "EPASS-SKALA", address: at("skala.png") }, "nothing"],
  ])("API-6 of another group or name is imported, but not made public: %j is a %s", async (sent, expected) => {
    expect(await becomes(sent)).toBe(expected);
  });

  it.each(["EXTERN", "INTERN", "REMOTE", ""])(
    "API-6 is recognized by its path and content, whatever its location attribute: %s",
    async (location) => {
      const one = (inside: string) =>
        `<anhaenge><anhang location="${location}" gruppe="BILD"><format>image/png</format>${inside}</anhang></anhaenge>`;
      const remote = await openimmoDocument(one(`<daten><pfad>${at("a.png")}</pfad></daten>`));
      expect(shape.parse(remote.items[0]).pictures).toEqual([{ url: at("a.png") }]);
      const inside = await openimmoDocument(
        one(`<daten><anhanginhalt>${tinyPng.toString("base64")}</anhanginhalt></daten>`),
      );
      expect(shape.parse(inside.items[0]).pictures).toEqual([{ url: expect.stringMatching(/feeds.*png$/) as string }]);
    },
  );

  it("API-6 has a film's address from its title, and reports a link without one", async () => {
    const { items, problems } = await openimmoDocument(`<anhaenge>
      <anhang gruppe="FILMLINK"><anhangtitel>https://vimeo.com/76979871</anhangtitel></anhang>
      ${attachment({ group: "LINKS", address: "https://kantoor.example/pand/7" })}</anhaenge>`);
    expect(items[0]).toMatchObject({ videoUrl: "https://vimeo.com/76979871" });
    const [problem] = problems.listed.filter(({ field }) => field === "anhaenge/anhang/daten/pfad");
    expect(problem).toMatchObject({ value: "https://kantoor.example/pand/7", done: "left-out" });
    expect(translateImportMessage(problem?.message ?? "", "nl")).toContain("film of rondleiding");
  });

  it("API-6 each one that defaults to the office is reported", async () => {
    const sent = [
      { address: crm, format: "PDF" },
      { group: "BILD", address: at("keuken.pdf") },
      { address: crm, mark: "0" },
    ];
    const { problems } = await openimmoDocument(`<anhaenge>${sent.map(attachment).join("")}</anhaenge>`);
    const reported = problems.listed.filter(({ field }) => field === "anhaenge/anhang/@gruppe");
    expect(reported.flatMap(({ examples }) => examples.map(({ value }) => value))).toEqual([crm, at("keuken.pdf")]);
  });

  it("an agent's photo that is a paper is left out, and reported", async () => {
    const { items, problems } = await openimmoDocument(
      `<kontaktperson><name>Peeters</name><foto><daten><pfad>${at("cv.pdf")}</pfad></daten></foto></kontaktperson>`,
    );
    expect(items[0]?.agent).toMatchObject({ name: "Peeters", pictureUrl: null });
    expect(problems.listed.map(({ field }) => field)).toContain("kontaktperson/foto");
  });
});
