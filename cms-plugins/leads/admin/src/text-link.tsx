export { OuterLink, TextLink } from "@gevel/kit/screens";
