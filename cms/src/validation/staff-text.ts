export { textIn, type StaffText } from "@gevel/core";
