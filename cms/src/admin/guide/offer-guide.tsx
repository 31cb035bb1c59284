import { Flex, LinkButton } from "@strapi/design-system";
import { List } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { Link, useParams } from "react-router-dom";
import { z } from "zod";
import { useGuideTexts } from "../texts/guide/use-guide-texts";
import { useMenuOrderTexts } from "../texts/menu-order/use-menu-order-texts";
import { Guide } from "./guide";
import { guideOfList, guidesOfForm, titleOfGuide } from "./guides";

/** Strapi keeps what a plugin offers to others without types. */
const contentManager = z.object({ addEditViewSidePanel: z.custom<(panels: readonly unknown[]) => void>() });

/** In the head of a list; above that of the menu stands the way to its order. */
function BesideList() {
  const { slug = "" } = useParams();
  const { text } = useMenuOrderTexts();
  const name = guideOfList(slug);
  if (name !== null) return <Guide name={name} />;
  if (slug !== "api::menu.menu") return null;
  return (
    <LinkButton tag={Link} to="/menu-order" variant="tertiary" startIcon={<List />}>
      {text("gevel.menuOrder.link")}
    </LinkButton>
  );
}

/** Beside a form. */
function GuidePanel({ model }: { model: string }) {
  const { text } = useGuideTexts();
  const names = guidesOfForm(model);
  if (names.length === 0) return null;
  return {
    title: text("gevel.guide.panel"),
    content: (
      <Flex direction="column" alignItems="flex-start" gap={2}>
        {names.map((name) => (
          <Guide key={name} name={name} label={text(titleOfGuide(name))} />
        ))}
      </Flex>
    ),
  };
}

/** The guide, where things are done. */
export function offerGuide(app: Pick<StrapiApp, "getPlugin">): void {
  const plugin = app.getPlugin("content-manager");
  plugin.injectComponent("listView", "actions", { name: "guide", Component: BesideList });
  contentManager.parse(plugin.apis).addEditViewSidePanel([GuidePanel]);
}
