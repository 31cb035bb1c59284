export { FetchNote } from "@gevel/kit/screens";
