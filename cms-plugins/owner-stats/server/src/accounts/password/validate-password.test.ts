import { describe, expect, it } from "vitest";
import { validatePassword } from "./validate-password.js";

const email = "an.claes@example.org";

describe("OWNER-1 the password of an owner", () => {
  it.each([
    ["", "too-short"],
    ["Ab3!xyz", "too-short"],
    // Seven characters, and more than eight units of UTF-16.
    ["😀😀😀😀😀😀😀", "too-short"],
    ["x1y2".repeat(18) + "z", "too-long"],
    // 25 characters of three bytes.
    ["€uro".repeat(25), "too-long"],
    ["password", "too-common"],
    ["PassWord", "too-common"],
    ["password2026!", "too-common"],
    ["aaaaaaaaaaaa", "too-common"],
    ["abababababab", "too-common"],
    ["an.claes@example.org", "own-address"],
    ["An.Claes", "own-address"],
  ])("OWNER-1 %j is rejected as %s", (password, problem) => {
    expect(validatePassword(password, email)).toBe(problem);
  });

  it.each(["vier paarden drinken", "trap hal raam deur", "x1y2".repeat(18), "éèçàùœæ!", "   spaties tellen mee   "])(
    "OWNER-1 %j is accepted, whatever its characters",
    (password) => {
      expect(validatePassword(password, email)).toBeNull();
    },
  );

  it.each([
    ...[
      "welkom2024!!",
      "Welkom01",
      "W3lk0m!2026",
      "wachtwoord1",
      "Wachtwoord2024!",
      "geheim123",
      "Zomer2025!",
      "lente2026",
    ],
    ...[
      "voetbal123",
      "Anderlecht1",
      "Antwerpen2024",
      "liefje123!",
      "ikhouvanjou1",
      "hallo1234",
      "Clubbrugge1891",
      "mijnhuis1",
    ],
    ...[
      "azerty123",
      "azertyuiop",
      "AZERTY2024!",
      "motdepasse",
      "MotDePasse123!",
      "bonjour123",
      "soleil2024",
      "doudou1234",
    ],
    ...[
      "jetaime123",
      "Été2024!!",
      "Bruxelles1000",
      "monchien12",
      "chouchou!!",
      "Décembre2025",
      "p@sse1234",
      "maison2026",
    ],
    ...[
      "passwort1",
      "Passwort123!",
      "qwertz123",
      "qwertzuiop",
      "Schatzi2024",
      "Sommer2025!",
      "Hallo12345",
      "München1972",
    ],
    ...[
      "P@ssw0rd!",
      "password2026!",
      "Summer2024!",
      "letmein123",
      "iloveyou22",
      "1q2w3e4r5t",
      "1aqw2zsx",
      "qwerty!!22",
    ],
    ...[
      "abcdefgh",
      "87654321",
      "12345678a",
      "aaaa1111",
      "11112222",
      "19841984",
      "01/01/1990",
      "soleilsoleil",
      "147258369",
    ],
  ])("OWNER-1 CMS-8 %s, which is common in Belgium, is rejected", (password) => {
    expect(validatePassword(password, email)).toBe("too-common");
  });

  it.each([
    "Claes1984",
    "an.claes2024!",
    "Janssens2026",
    "Kasteelimmo1",
    "kasteel-immo!!",
    "example2024",
    "claesclaes",
  ])("OWNER-1 CMS-8 %s, made of data of the person or the agency, is rejected", (password) =>
    expect(validatePassword(password, email, ["Mia Janssens", "Kasteel Immo"])).toBe("too-common"),
  );

  it.each([
    "soleil maison chien amour",
    "gtw7qpzx",
    "kasteel-9-brommers",
    "Van-het-kantoor-9",
    "For-tests-0nly",
    "zjr-84-lkwp",
  ])("OWNER-1 CMS-8 %s, which is hard to guess, is accepted", (password) =>
    expect(validatePassword(password, email, ["Kasteel Immo"])).toBeNull(),
  );
});
