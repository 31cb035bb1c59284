import { passwordLength, type PasswordProblem } from "@gevel/config";
import listedPasswords from "./common-passwords.json";

/**
 * Words people here start a password with: Dutch, French, German and English words for a password, greetings, love,
 * seasons, months, days, animals, colours, family, football, places, first names and surnames. Written by hand, not
 * from a published list; without accents, in lower case.
 */
const listed = `
wachtwoord paswoord geheim geheimen welkom inloggen toegang hallo hello dag goeiedag goedemorgen beheer beheerder eigenaar
motdepasse passe secret bienvenue bonjour bonsoir salut coucou merci acces connexion proprietaire gestion
passwort kennwort geheimnis willkommen guten morgen hallo servus tschuss zugang anmelden eigentumer verwaltung
password passwd passwort pass login admin administrator welcome letmein master access test tester testing guest user root changeme
iloveyou love lover liefde schat schatje liefje lieverd ikhouvanjou houvanjou kusje zoen jetaime amour cherie cheri chouchou doudou
loulou bisous bisou coeur monamour schatz schatzi liebling liebe ichliebedich engel maus mausi sonnenschein kuss herz
zomer winter lente herfst printemps ete automne hiver sommer fruhling herbst spring summer autumn fall
januari februari maart april mei juni juli augustus september oktober november december
janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre januar februar marz juni juli dezember
january february march june july august october
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag lundi mardi mercredi jeudi vendredi samedi dimanche
montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday
hond hondje kat poes poesje konijn paard paardje vogel vlinder leeuw tijger beer muis vis olifant dolfijn
chien chat chaton lapin cheval oiseau papillon lion tigre ours souris poisson loup dauphin princesse
hund katze kater hase pferd vogel schmetterling lowe tiger bar maus fisch wolf delfin prinzessin
dog cat puppy kitten rabbit horse bird butterfly lion tiger bear mouse fish wolf dolphin monkey dragon shadow princess superman batman
rood blauw groen geel zwart wit oranje paars rouge bleu vert jaune noir blanc orange violet rot blau grun gelb schwarz weiss
red blue green yellow black white purple
mama papa moeder vader oma opa zus broer kind kinderen baby familie maman pere mere frere soeur enfant enfants bebe famille
mutti vati mutter vater bruder schwester kinder family mother father sister brother
voetbal anderlecht clubbrugge brugge standard genk gent antwerp beerschot charleroi diables rodeduivels ajax feyenoord psv
football foot psg marseille olympique juventus barcelona realmadrid liverpool arsenal chelsea manchester fussball bayern borussia dortmund
schalke werder hertha belgie belgique belgien belgium nederland vlaanderen wallonie france frankreich deutschland europa europe
antwerpen anvers brussel bruxelles brussels bruges luik liege namen namur leuven louvain mechelen malines hasselt oostende knokke
kortrijk aalst sintniklaas charleroi bergen mons doornik tournai amsterdam rotterdam utrecht denhaag paris lyon lille berlin hamburg
munchen koln frankfurt london
zon zonnetje maan ster sterren bloem bloemen roos regen sneeuw strand zee boom soleil lune etoile fleur fleurs rose pluie neige
plage mer arbre sonne mond stern sterne blume blumen rosen regen schnee strand meer baum sun sunshine moon star flower flowers
huis woning thuis appartement kamer tuin sleutel makelaar vastgoed immo immobilier maison appart chambre jardin cle clef agence notaire
haus wohnung zuhause zimmer garten schlussel makler immobilien house home flat garden key estate agency gevel
auto fiets trein vakantie muziek chocolade pizza kaas frietjes bier wijn koffie voiture velo vacances musique chocolat fromage biere
vin cafe urlaub musik schokolade kase wein kaffee car holiday music chocolate cheese beer coffee computer internet google facebook
jan piet joris kees marie maria anna emma louise julie sarah laura lisa lotte elise nina sofie sophie charlotte camille chloe lea
lucas louis arthur noah liam adam jules victor thomas nathan mathis maxime hugo gabriel raphael pierre jean jacques michel philippe
marc luc paul patrick nicolas julien antoine alexandre isabelle nathalie catherine martine christine monique francoise anne ann
katrien kathleen ingrid hilde karin greet kristof tom tim bart koen wim peter pieter dirk johan luc rudy stefan steven kevin jeroen
hans klaus jurgen wolfgang heinz petra monika sabine ursula heike andreas michael daniel christian martin alexander sebastian
mohamed fatima mehmet ali david eva robin simon max leon felix lena hannah mia ella olivia jack harry george
peeters janssens maes jacobs mertens willems claes goossens wouters desmet dubois lambert dupont martin simon laurent leroy
jansen devries vandenberg vandijk bakker muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann smith jones
god jezus jesus heaven lucky happy geluk chance gluck vrijheid liberte freiheit freedom leven vie leben life ninja pokemon minecraft
mon mijn mein ma ta ik je suis bin ben moi toi nous de het le la les der die das een un une ein und et en the my
`;

const commonWords: ReadonlySet<string> = new Set(listed.split(/\s+/).filter((word) => word !== ""));

/**
 * The 5,000 commonest passwords that meet the minimum length, commonest first, in lower case. Taken from the list of
 * leaked passwords in `@zxcvbn-ts/language-common` 4.1.3 (MIT). The package itself is 2 MB and has all lengths.
 */
const commonPasswords: ReadonlySet<string> = new Set(listedPasswords);

/** Neighbours on a keyboard, and what counts up: any three in a row are one choice. */
const walks = [
  ...[
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
  ],
  ...[
    "qwertzuiop",
    "yxcvbnm",
    "&é\"'(§è!çà)",
    "&e\"'(§e!ca)",
    "!@#$%^&*()",
    "1qaz2wsx3edc4rfv5tgb6yhn",
    "1aqw2zsx3edc4rfv5tgb",
  ],
  ...[
    "1q2w3e4r5t6y7u8i9o0p",
    "1a2z3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6",
    "a1z2e3r4t5y6",
    "147258369",
    "159357",
    "789456123",
  ],
].flatMap((row) => [row, [...row].reverse().join("")]);

/** Characters that stand for letters; `1` stands for two. */
const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "€": "e",
};
const toLetters = (text: string, one: string) =>
  [...text].map((char) => (char === "1" || char === "!" ? one : (leet[char] ?? char))).join("");

const longest = 24;
const isDictionaryWord = (text: string, own: ReadonlySet<string>) =>
  own.has(text) || (text.length > 1 && commonWords.has(text)) || commonPasswords.has(text);
const isYear = (text: string) => /^(19|20)\d\d$/.test(text);
const isDate = (text: string) => /^(0?[1-9]|[12]\d|3[01])[-/.]?(0?[1-9]|1[0-2])[-/.]?((19|20)?\d\d)$/.test(text);

/** Without capitals and accents. One UTF-16 unit stays one, so that all readings have the same length. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");

/**
 * The fewest choices that lead to this password: a common word, a year, a keyboard walk, a repetition or a part of the
 * person's identity is one choice, whatever its length; a digit is half a choice, any other character one. A smaller
 * version of zxcvbn's idea.
 */
function choicesIn(password: string, own: ReadonlySet<string> = new Set()): number {
  const text = plain(password);
  const readings = [text, toLetters(text, "i"), toLetters(text, "l")];
  /** Fewest choices of the first so many characters. */
  const fewest = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let least = (fewest[end - 1] ?? 0) + (/\d/.test(text[end - 1] ?? "") ? 0.5 : 1);
    for (let start = Math.max(0, end - longest); start < end - 1; start += 1) {
      const before = (fewest[start] ?? 0) + 1;
      if (before >= least) continue;
      const part = text.slice(start, end);
      const repeats = text.slice(Math.max(0, start - part.length), start) === part || new Set(part).size === 1;
      const isWalk = part.length > 2 && walks.some((walk) => walk.includes(part));
      if (
        repeats ||
        isWalk ||
        isYear(part) ||
        isDate(part) ||
        readings.some((as) => isDictionaryWord(as.slice(start, end), own))
      )
        least = before;
    }
    // A first half typed twice, which may be longer than any word.
    const half = text.slice(0, end / 2);
    if (end % 2 === 0 && half + half === text.slice(0, end)) least = Math.min(least, (fewest[end / 2] ?? 0) + 1);
    fewest.push(least);
  }
  return fewest.at(-1) ?? 0;
}

/** Choices that a password has at least; eight characters that mean nothing have eight. */
const fewestChoices = 6;

/** Parts of an address and of names that somebody who knows the person tries first. */
const ownParts = (known: readonly string[]): ReadonlySet<string> =>
  new Set(
    known.flatMap((text) => {
      const words = plain(text).split(/[^a-z0-9]+/);
      return [plain(text), words.join(""), ...words].filter((part) => part.length > 2);
    }),
  );

/** Whether an attacker guesses it from common choices or from what is known of this person and the agency. */
export const isGuessable = (password: string, known: readonly string[]): boolean =>
  choicesIn(password, ownParts(known)) < fewestChoices;

/**
 * The first problem of a chosen password, or null. No rule requires kinds of characters. `known` are names that go with
 * the account: of its person, of the agency.
 */
export function validatePassword(
  password: string,
  email: string,
  known: readonly string[] = [],
): PasswordProblem | null {
  if ([...password].length < passwordLength.characters) return "too-short";
  if (Buffer.byteLength(password) > passwordLength.bytes) return "too-long";
  const lower = password.toLowerCase();
  const [name = ""] = email.toLowerCase().split("@");
  if (lower === email.toLowerCase() || lower === name) return "own-address";
  return isGuessable(password, [email, ...email.split("@"), ...known]) ? "too-common" : null;
}
