import { Button } from "@strapi/design-system";
import { Eye } from "@strapi/icons";
import { useForm } from "@strapi/strapi/admin";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { useParams, useSearchParams } from "react-router-dom";
import { isLookable } from "../../look-along/lookable";
import { isItem } from "../../preview/own-screens";
import { useBuildingTexts } from "../texts/building/use-building-texts";
import { LookPanel } from "./look-panel";

/** As long as the tab is open: who works by looking goes from form to form. */
const kept = "gevel.look-along";

/** In the panel of every form whose entry the site shows: a preview beside it that follows what is typed (CMS-9). */
export function LookAlong() {
  const { slug = "", id } = useParams();
  const [search] = useSearchParams();
  const { text } = useBuildingTexts();
  const isReadOnly = useForm("LookAlong", ({ disabled }) => disabled);
  const [isOn, setIsOn] = useState(() => window.sessionStorage.getItem(kept) === "on");
  const { locale } = useIntl();
  const language = search.get("plugins[i18n][locale]") ?? (isItem(slug) ? locale : null);
  if (!isLookable(slug) || language === null || isReadOnly) return null;
  const turn = (on: boolean) => {
    window.sessionStorage.setItem(kept, on ? "on" : "off");
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
        onClick={() => turn(!isOn)}
      >
        {text("gevel.look.on")}
      </Button>
      {isOn &&
        createPortal(
          <LookPanel key={`${slug} ${language}`} uid={slug} id={entry} language={language} close={() => turn(false)} />,
          document.body,
        )}
    </>
  );
}
