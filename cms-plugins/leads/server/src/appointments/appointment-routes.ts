import { appointmentPolicies } from "./appointment-permissions.js";

/** What the screens of the admin ask, under /leads. */
export const appointmentStaffRoutes = [
  { method: "GET", path: "/visits", handler: "staff-appointments.week", config: appointmentPolicies("read") },
  {
    method: "POST",
    path: "/visits/:documentId",
    handler: "staff-appointments.change",
    config: appointmentPolicies("change"),
  },
  { method: "PUT", path: "/closed-day", handler: "staff-appointments.closeDay", config: appointmentPolicies("change") },
  {
    method: "GET",
    path: "/visit-calendars",
    handler: "staff-appointments.calendars",
    config: appointmentPolicies("subscribe"),
  },
  {
    method: "POST",
    path: "/visit-calendars",
    handler: "staff-appointments.makeCalendar",
    config: appointmentPolicies("subscribe"),
  },
  {
    method: "POST",
    path: "/visit-calendars/:id/renewal",
    handler: "staff-appointments.renewCalendar",
    config: appointmentPolicies("subscribe"),
  },
  {
    method: "DELETE",
    path: "/visit-calendars/:id",
    handler: "staff-appointments.endCalendar",
    config: appointmentPolicies("subscribe"),
  },
];

/** What the site asks, by its own secret. */
export const appointmentSiteRoutes = [
  { method: "GET", path: "/visit-slots", handler: "appointments.slots", config: { auth: false } },
  { method: "POST", path: "/visits/read", handler: "appointments.read", config: { auth: false } },
  { method: "POST", path: "/visits/change", handler: "appointments.change", config: { auth: false } },
  { method: "POST", path: "/calendars/read", handler: "calendar.read", config: { auth: false } },
  // Who subscribed before the site had calendars: opened by the secret of the address.
  { method: "GET", path: "/calendar/:file", handler: "calendar.serve", config: { auth: false } },
];
