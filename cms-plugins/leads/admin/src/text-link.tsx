export { ExternalLink, TextLink } from "@gevel/core/screens";
