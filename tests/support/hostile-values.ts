/** JSON that a JavaScript object cannot represent; {@link written} inserts it. */
const raws: string[] = [];
export const raw = (text: string) => `@raw-${raws.push(text) - 1}@`;
export const written = (value: unknown) =>
  JSON.stringify(value).replace(/"@raw-(\d+)@"/g, (_, index: string) => raws[Number(index)] ?? "");
const nested = (depth: number) => raw(`${"[".repeat(depth)}${"]".repeat(depth)}`);

export const script = "<script>alert(1)</script>";
/** Keys that every object has; Strapi's own parser takes no body with them. */
export const polluting: readonly unknown[] = [
  raw('{"__proto__":{"polluted":true}}'),
  raw('{"constructor":{"prototype":{"polluted":true}}}'),
];

/** Invalid values for any field, and valid ones that only look invalid. */
export const hostile: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 53, -(2 ** 31) - 1, 1e308, raw("-1e400"), raw("1e-400")],
  ...["", "   ", "abc", "-5", "0x10", "1e9", "١٢", "NaN", "2026-02-30", "9999-99-99", "0000-00-00"],
  ...[script, `x${script}<img src=x onerror=alert(1)>`, "javascript:alert(1)", "http://[", "https://x\u0000.be/"],
  ...[
    "a\u0000b",
    "\u0001\u001f\u007f\u0085",
    "\ud800",
    "\udfff\ud800",
    "\u202egnirts",
    "a\r\nb",
    "'; drop table x; --",
  ],
  ...["x".repeat(300), "x".repeat(60_000), "é".repeat(2_001), `${"<b>".repeat(5_000)}`],
  ...[[], {}, [[]], [null], [1, "2"], { nl: 5 }, { NL: script, fr: null }, { xx: "y" }, { nl: ["a"] }],
  ...polluting,
  ...[raw('{"nl":"a","nl":"b"}'), nested(200), nested(5_000)],
  ...[[{ url: "javascript:alert(1)" }], [{ url: "/uploads/../secrets.json" }], [{ url: "https://a.be/x", extra: 1 }]],
];
