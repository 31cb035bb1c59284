/** The four of the demo agency's team who are on listings; their portraits are those of the team pages. */
export const agents = [
  {
    name: "Anna Claes",
    phone: "0400 00 00 01",
    email: "anna.claes@travee.example",
    pictureUrl: "/uploads/sample/agent-anna-claes.jpg",
  },
  {
    name: "Karim Benali",
    phone: "0400 00 00 02",
    email: "karim.benali@travee.example",
    pictureUrl: "/uploads/sample/agent-karim-benali.jpg",
  },
  {
    name: "Sofie Wauters",
    phone: "0400 00 00 03",
    email: "sofie.wauters@travee.example",
    pictureUrl: "/uploads/sample/agent-sofie-wauters.jpg",
  },
  {
    name: "Jonas De Ridder",
    phone: "0400 00 00 04",
    email: "jonas.deridder@travee.example",
    pictureUrl: "/uploads/sample/agent-jonas-de-ridder.jpg",
  },
] as const;

/** Whom the pages about new builds promise; on every project and the listings that are units of one. */
export const newBuildAgent = {
  name: "Claire Lambert",
  phone: "0400 00 00 05",
  email: "claire.lambert@travee.example",
  pictureUrl: "/uploads/sample/agent-claire-lambert.jpg",
} as const;
