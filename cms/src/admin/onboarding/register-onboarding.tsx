import { Flex, LinkButton } from "@strapi/design-system";
import { List } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { Link, useParams } from "react-router-dom";
import { z } from "zod";
import { useOnboardingMessages } from "../messages/onboarding/use-onboarding-messages";
import { useMenuTreeMessages } from "../messages/menu-tree/use-menu-tree-messages";
import { HowTo } from "./how-to";
import { topicOfList, topicsOfForm, topicTitle } from "./how-to-topics";

/** Strapi keeps what a plugin offers to others without types. */
const contentManager = z.object({ addEditViewSidePanel: z.custom<(panels: readonly unknown[]) => void>() });

/** In the head of a list; above that of the menu stands the way to its order. */
function ListButton() {
  const { slug = "" } = useParams();
  const { text } = useMenuTreeMessages();
  const name = topicOfList(slug);
  if (name !== null) return <HowTo name={name} />;
  if (slug !== "api::menu.menu") return null;
  return (
    <LinkButton tag={Link} to="/menu-order" variant="tertiary" startIcon={<List />}>
      {text("gevel.menuTree.link")}
    </LinkButton>
  );
}

/** Beside a form. */
function GuidePanel({ model }: { model: string }) {
  const { text } = useOnboardingMessages();
  const names = topicsOfForm(model);
  if (names.length === 0) return null;
  return {
    title: text("gevel.howTo.panel"),
    content: (
      <Flex direction="column" alignItems="flex-start" gap={2}>
        {names.map((name) => (
          <HowTo key={name} name={name} label={text(topicTitle(name))} />
        ))}
      </Flex>
    ),
  };
}

/** The guide, where things are done. */
export function registerOnboarding(app: Pick<StrapiApp, "getPlugin">): void {
  const plugin = app.getPlugin("content-manager");
  plugin.injectComponent("listView", "actions", { name: "guide", Component: ListButton });
  contentManager.parse(plugin.apis).addEditViewSidePanel([GuidePanel]);
}
