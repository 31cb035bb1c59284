import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, type TestCms } from "../support/databases.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { insertLeads } from "../support/insert-leads.js";
import { configureAgency } from "../support/mail-agency.js";
import { logInStaff, type Staff } from "../support/strapi-accounts.js";

/** RFC 4180, parsed independently of the code that writes it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ";") {
      row.push(cell);
      cell = "";
    } else if (sign === "\r" && text[at + 1] === "\n") {
      rows.push([...row, cell]);
      row = [];
      cell = "";
      at += 1;
    } else cell += sign;
  }
  return rows;
}

const many = 10_000;

describe.each(databases())("the export of leads on $name", ({ boot }) => {
  let cms: TestCms;
  let staff: Staff;

  beforeAll(async () => {
    cms = await boot();
    await configureAgency(cms);
    staff = await logInStaff(cms);
    await insertLeads(cms, { count: many });
  });
  afterAll(() => cms.close());

  it("FORM-11 has all of ten thousand leads, each once, newest first, and streams in parts", async () => {
    const response = await staff.open("/leads/inbox-export");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("attachment");
    const bytes: Uint8Array[] = [];
    const reader = response.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      bytes.push(part.value);
    }
    expect(bytes.length).toBeGreaterThan(10);
    const text = Buffer.concat(bytes).toString("utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    const [head, ...rows] = readCsv(text.slice(1));
    expect(head?.[4]).toBe("Name");
    expect(rows).toHaveLength(many);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head?.length]));
    expect(rows.map((row) => row[4])).toEqual(Array.from({ length: many }, (_, at) => `Visitor ${many - 1 - at}`));
  });

  it("FORM-11 has the filtered leads, and no spreadsheet formula", async () => {
    const data = {
      ...leadOf("").data,
      firstName: '=HYPERLINK("http://evil.example")',
      lastName: "\u202eBo",
      remark: '@SUM(A1), "x"\nTwee',
    };
    await sendLead(cms, leadOf("evil", { data }));
    const text = await (await staff.open("/leads/inbox-export?search=evil")).text();
    const [, ...rows] = readCsv(text.slice(1));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[4]).toMatch(/^'=HYPERLINK/);
    expect(rows[0]?.[4]).not.toContain("\u202e");
    expect(rows[0]?.[7]).toBe('\'@SUM(A1), "x"\nTwee');
    const shown = await (await staff.open("/leads/inbox-export?state=done")).text();
    expect(readCsv(shown.slice(1))).toHaveLength(1);
  });
});
