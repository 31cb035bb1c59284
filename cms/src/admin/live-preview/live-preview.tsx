import { Button } from "@strapi/design-system";
import { Eye } from "@strapi/icons";
import { useForm } from "@strapi/strapi/admin";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { useParams, useSearchParams } from "react-router-dom";
import { isPreviewable } from "../../live-preview/previewable";
import { isItem } from "../../preview/own-screens";
import { usePageBuilderMessages } from "../messages/page-builder/use-page-builder-messages";
import { PreviewPanel } from "./preview-panel";

/** As long as the tab is open: who works by looking goes from form to form. */
const storageKey = "gevel.live-preview";

/** In the panel of every form whose entry the site shows: a preview beside it that follows what is typed (CMS-9). */
export function LivePreview() {
  const { slug = "", id } = useParams();
  const [search] = useSearchParams();
  const { text } = usePageBuilderMessages();
  const isReadOnly = useForm("LivePreview", ({ disabled }) => disabled);
  const [isOn, setIsOn] = useState(() => window.sessionStorage.getItem(storageKey) === "on");
  const { locale } = useIntl();
  const language = search.get("plugins[i18n][locale]") ?? (isItem(slug) ? locale : null);
  if (!isPreviewable(slug) || language === null || isReadOnly) return null;
  const toggle = (on: boolean) => {
    window.sessionStorage.setItem(storageKey, on ? "on" : "off");
    setIsOn(on);
  };
  const entry = id === undefined || id === "create" ? null : id;
  return (
    <>
      <Button
        variant={isOn ? "secondary" : "tertiary"}
        fullWidth
        startIcon={<Eye />}
        aria-pressed={isOn}
        onClick={() => toggle(!isOn)}
      >
        {text("gevel.livePreview.on")}
      </Button>
      {isOn &&
        createPortal(
          <PreviewPanel
            key={`${slug} ${language}`}
            uid={slug}
            id={entry}
            language={language}
            close={() => toggle(false)}
          />,
          document.body,
        )}
    </>
  );
}
