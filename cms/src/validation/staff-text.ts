export { textIn, type StaffText } from "@gevel/kit";
