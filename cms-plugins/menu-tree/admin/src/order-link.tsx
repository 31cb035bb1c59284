import { LinkButton } from "@strapi/design-system";
import { List } from "@strapi/icons";
import { Link, useParams } from "react-router-dom";
import { menuUid } from "./menu-rights";
import { useMessages } from "./use-messages";

/** In the header of the list of menu entries: the way to their order. */
export function OrderLink() {
  const { slug } = useParams();
  const { text } = useMessages();
  if (slug !== menuUid) return null;
  return (
    <LinkButton tag={Link} to="/menu-order" variant="tertiary" startIcon={<List />}>
      {text("menu-tree.link")}
    </LinkButton>
  );
}
