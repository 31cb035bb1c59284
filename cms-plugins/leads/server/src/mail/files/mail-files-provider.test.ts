import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listMailFiles, readMailFile } from "../../staff/files-controller.js";
import { init } from "./mail-files-provider.js";

describe("FORM-4 mails stored as files", () => {
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), "gevel-mails-")), "mail");
  });
  afterEach(() => rm(join(folder, ".."), { recursive: true }));

  const provider = () => init({ folder }, { defaultFrom: "no-reply@gevel.example" });
  const mail = {
    from: '"Gevel Vastgoed" <no-reply@gevel.example>',
    to: "an@visitor.example, bo@visitor.example",
    replyTo: '"Zoë Müller" <zoe@visitor.example>',
    subject: "Vraag over een pand · Zoë",
    text: "Dag Zoë\n",
    html: "<p>Dag Zoë</p>",
    messageId: "<1@gevel.example>",
    date: new Date("2026-11-22T10:00:00Z"),
    headers: { "Auto-Submitted": "auto-generated" },
  };

  it("FORM-4 are complete, and readable by their user alone", async () => {
    await provider().send(mail);
    const [name = ""] = await readdir(folder);
    expect(name).toMatch(/^2026-11-22T10-00-00-000Z-[0-9a-f]{16}\.eml$/);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    const read = await PostalMime.parse(await readFile(join(folder, name)));
    expect(read).toMatchObject({
      from: { name: "Gevel Vastgoed", address: "no-reply@gevel.example" },
      to: [{ address: "an@visitor.example" }, { address: "bo@visitor.example" }],
      replyTo: [{ name: "Zoë Müller", address: "zoe@visitor.example" }],
      subject: "Vraag over een pand · Zoë",
      messageId: "<1@gevel.example>",
    });
    expect(read.text?.trim()).toBe("Dag Zoë");
    expect(read.html).toContain("<p>Dag Zoë</p>");
  });

  it("FORM-4 are one file per mail, however often it is sent", async () => {
    for (let time = 0; time < 3; time += 1) await provider().send(mail);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it("FORM-4 report an error when they cannot be written", async () => {
    await writeFile(folder, "a file where the folder should be");
    await expect(provider().send(mail)).rejects.toThrow(/EEXIST|ENOTDIR/);
  });

  it("Q-3 embed no local file that a path names", async () => {
    const stolen = { ...mail, attachments: [{ path: "/etc/hostname" }] };
    await expect(provider().send(stolen)).rejects.toThrow(/File access rejected/);
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });

  it("FORM-11 are listed newest first, and read one by one", async () => {
    expect(await listMailFiles(folder)).toEqual({ files: [], more: 0 });
    await provider().send(mail);
    await provider().send({ ...mail, messageId: "<2@x>", subject: "Later", date: new Date("2026-11-23T10:00:00Z") });
    await writeFile(join(folder, "note.txt"), "not a mail");
    const { files } = await listMailFiles(folder);
    expect(files.map(({ subject }) => subject)).toEqual(["Later", "Vraag over een pand · Zoë"]);
    const read = await readMailFile(folder, files[1]?.name ?? "");
    expect(read).toMatchObject({
      to: "an@visitor.example, bo@visitor.example",
      replyTo: "Zoë Müller <zoe@visitor.example>",
    });
    for (const name of ["note.txt", "../note.txt", `../mail/${files[0]?.name}`])
      await expect(readMailFile(folder, name), name).rejects.toThrow("there is no mail file");
  });

  it("FORM-11 skip one that is erased while they are listed", async () => {
    await provider().send(mail);
    // Listed when the folder is read, deleted before it is opened.
    await symlink(join(folder, "erased"), join(folder, "2026-11-24T10-00-00-000Z-0123456789abcdef.eml"));
    expect((await listMailFiles(folder)).files.map(({ subject }) => subject)).toEqual(["Vraag over een pand · Zoë"]);
  });
});
