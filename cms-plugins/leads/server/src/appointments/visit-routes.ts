import { onlyForVisits } from "./visit-rights.js";

/** What the screens of the admin ask, under /leads. */
export const visitStaffRoutes = [
  { method: "GET", path: "/visits", handler: "staff-visits.week", config: onlyForVisits("read") },
  { method: "POST", path: "/visits/:documentId", handler: "staff-visits.change", config: onlyForVisits("change") },
  { method: "PUT", path: "/closed-day", handler: "staff-visits.closeDay", config: onlyForVisits("change") },
  { method: "GET", path: "/visit-calendars", handler: "staff-visits.calendars", config: onlyForVisits("subscribe") },
  {
    method: "POST",
    path: "/visit-calendars",
    handler: "staff-visits.makeCalendar",
    config: onlyForVisits("subscribe"),
  },
  {
    method: "POST",
    path: "/visit-calendars/:id/renewal",
    handler: "staff-visits.renewCalendar",
    config: onlyForVisits("subscribe"),
  },
  {
    method: "DELETE",
    path: "/visit-calendars/:id",
    handler: "staff-visits.endCalendar",
    config: onlyForVisits("subscribe"),
  },
];

/** What the site asks, by its own secret. */
export const visitSiteRoutes = [
  { method: "GET", path: "/visit-slots", handler: "visits.slots", config: { auth: false } },
  { method: "POST", path: "/visits/read", handler: "visits.read", config: { auth: false } },
  { method: "POST", path: "/visits/change", handler: "visits.change", config: { auth: false } },
  { method: "POST", path: "/calendars/read", handler: "calendar.read", config: { auth: false } },
  // Who subscribed before the site had calendars: opened by the secret of the address.
  { method: "GET", path: "/calendar/:file", handler: "calendar.serve", config: { auth: false } },
];
