import { Page } from "@strapi/strapi/admin";
import { Route, Routes } from "react-router-dom";
import { CalendarsPage } from "./calendars-page";
import { calendarPermissions, readPermissions } from "./appointment-permissions";
import { WeekPage } from "./week-page";

export default function AppointmentsApp() {
  return (
    <Page.Protect permissions={readPermissions}>
      <Routes>
        <Route index element={<WeekPage />} />
        <Route
          path="calendars"
          element={
            <Page.Protect permissions={calendarPermissions}>
              <CalendarsPage />
            </Page.Protect>
          }
        />
      </Routes>
    </Page.Protect>
  );
}
