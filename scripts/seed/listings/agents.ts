/** The four of the demo agency's team who are on listings; without portraits, so that nobody has a drawn face. */
export const agents = [
  {
    name: "Anna Claes",
    phone: "0400 00 00 01",
    email: "anna.claes@travee.example",
  },
  {
    name: "Karim Benali",
    phone: "0400 00 00 02",
    email: "karim.benali@travee.example",
  },
  {
    name: "Sofie Wauters",
    phone: "0400 00 00 03",
    email: "sofie.wauters@travee.example",
  },
  {
    name: "Jonas De Ridder",
    phone: "0400 00 00 04",
    email: "jonas.deridder@travee.example",
  },
] as const;

/** Whom the pages about new builds promise; on every project and the listings that are units of one. */
export const newBuildAgent = {
  name: "Claire Lambert",
  phone: "0400 00 00 05",
  email: "claire.lambert@travee.example",
} as const;
