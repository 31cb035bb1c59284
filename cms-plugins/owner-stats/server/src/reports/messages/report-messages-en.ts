import type { ReportMessages } from "./report-messages.js";
import { countFormatter } from "./count-formatter.js";

const { number, counted, formatList } = countFormatter("en");

export const reportMessagesEn: ReportMessages = {
  report: "Monthly report",
  reference: "Ref.",
  page: (page, of) => `Page ${page} of ${of}`,
  goal: { 0: "For sale", 1: "To let" },
  state: {
    preparing: "In preparation",
    "on-offer": "On the market",
    sold: "Sold",
    rented: "Let",
    withdrawn: "No longer on the market",
  },
  labelled: (label, value) => `${label}: ${value}`,
  price: { 0: "Asking price", 1: "Rent" },
  onRequest: "Price on request",
  perMonth: "per month",
  pictureOf: (title) => `Picture of ${title}`,
  busy: (month, { views, interested, visits }) =>
    `In ${month} the page of your home was viewed ${counted(views, "time", "times")}. We heard from ${counted(interested, "interested party", "interested parties")} and there ${visits === 1 ? "was" : "were"} ${counted(visits, "viewing", "viewings")}.`,
  quiet: (month) =>
    `${month} was a quiet month: nobody asked and nobody came to view. That happens, to lovely homes too. We go on offering yours and would be glad to look with you at what else we can do.`,
  offeredUntilState: {
    sold: "Your home has been sold. This report is about the days on which it was still for sale.",
    rented: "Your home has been let. This report is about the days on which it was still to let.",
    withdrawn: "Your home is no longer on offer. This report is about the days on which it still was.",
  },
  numbers: {
    title: "The month in figures",
    interested: "Interested parties",
    visits: "Viewings",
    reactions: "Reactions",
  },
  asked: ({ information, visit, documents }) =>
    formatList([
      [information, "request for information", "requests for information"],
      [visit, "request for a viewing", "requests for a viewing"],
      [documents, "request for documents", "requests for documents"],
    ]),
  noEnquiries: "No requests this month",
  visitsMore: ({ planned, cancelled }) =>
    formatList([
      [planned, "viewing planned", "viewings planned"],
      [cancelled, "viewing cancelled", "viewings cancelled"],
    ]),
  reactionsBelow: "You can read them below",
  noReactions: "No reactions this month",
  quoted: (text) => `“${text}”`,
  reactions: { title: "What visitors said", from: (visitor, day) => `${visitor}, ${day}` },
  views: {
    title: "Views of the page",
    total: (views, perDay, best) =>
      `Viewed ${counted(views, "time", "times")} on our website, ${perDay} a day on average. Most often on ${best.day}: ${counted(best.views, "time", "times")}.`,
    none: "The page was not viewed on our website this month.",
    counted: "Whoever opens the page again within half an hour counts once. Robots and our own staff are left out.",
    graph: (views, month) =>
      `Bar chart of the views by day in ${month}, ${number(views)} in all. The table below gives the figures.`,
    day: "Day",
    week: "Week",
  },
  media: {
    title: "On other websites",
    intro: "As those websites tell us; not part of our own figures.",
    medium: "Website",
    views: "Views",
    untold: "no figures",
  },
  priced: {
    from: (name, before, after) => `${name} changed from ${before} to ${after}`,
    to: (name, after) => `${name} set at ${after}`,
  },
  happened: { title: "What happened" },
  visit: (state, visitor) =>
    ({ planned: "Viewing planned", done: "Viewing", cancelled: "Viewing cancelled" })[state] +
    (visitor ? ` by ${visitor}` : ""),
  way: { mail: "Email", phone: "Phone call", letter: "Letter", meeting: "Meeting", message: "Message" },
  online: (medium, ended) => (ended ? `No longer on ${medium}` : `Online on ${medium}`),
  interest: (what, times) =>
    ({
      information: counted(times, "request for information", "requests for information"),
      visit: counted(times, "request for a viewing", "requests for a viewing"),
      documents: counted(times, "request for documents", "requests for documents"),
      alert: `Announced to ${counted(times, "candidate", "candidates")} whose search it fits`,
      fetched: counted(times, "document downloaded", "documents downloaded"),
      friend: counted(times, "time sent on to a friend", "times sent on to friends"),
    })[what],
  became: {
    preparing: "In preparation",
    "on-offer": "Came on the market",
    sold: "Sold",
    rented: "Let",
    withdrawn: "Taken off the market",
  },
  proposals: {
    title: "What we suggest",
    step: {
      energy: "Energy performance certificate",
      urban: "Planning information",
      flood: "Flood risk report",
      asbestos: "Asbestos certificate",
      electricity: "Inspection of the electrical installation",
      soil: "Soil certificate",
    },
    missing:
      "Needed for the sale or letting, and not in our file yet. Let us have it, or ask us to apply for it on your behalf.",
    expiring: (day) => `Expires on ${day}. It is best renewed now.`,
    expired: (day) => `Expired on ${day}. We would be glad to apply for a new one.`,
  },
  agent: {
    title: "Your agent",
    invitation: "A question about this report, or time to talk things over? Do call or write.",
  },
  legal: (month, day) => `Monthly report for ${month}, drawn up on ${day}.`,
  mail: {
    subject: (place, month) => `Monthly report, ${month}: ${place}`,
    greeting: (name) => (name ? `Dear ${name},` : "Dear owner,"),
    intro: (month) => `Here is the report on your home for ${month}.`,
    attached: "The full report is attached as a PDF.",
    facts: "The month in figures",
    views: "Views on our website",
    see: "See your home",
    why: "You receive this report every month for as long as we offer your home.",
    fileName: (month) => `monthly-report-${month}.pdf`,
  },
};
