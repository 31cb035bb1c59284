import { Button, Modal } from "@strapi/design-system";
import { Plus } from "@strapi/icons";
import { useMay } from "@gevel/kit/screens";
import { useState } from "react";
import { useBuildingTexts } from "../texts/building/use-building-texts";
import type { MadeModule } from "./made-module";
import { ModuleGallery } from "./module-gallery";
import type { ModuleStart, StartName } from "./module-starts";
import { NewModuleForm } from "./new-module-form";

interface AddModuleProps {
  disabled: boolean;
  language: string;
  connect: (made: MadeModule) => void;
  open: (made: MadeModule) => void;
}

/** The button under the modules of a page, the gallery it opens, and the few questions after a choice. */
export function AddModule({ disabled, language, connect, open }: AddModuleProps) {
  const { text } = useBuildingTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [start, setStart] = useState<(ModuleStart & { name: StartName }) | null>(null);
  const mayMake = useMay({ action: "plugin::content-manager.explorer.create", subject: "api::module.module" });
  if (!mayMake) return null;
  const turn = (opens: boolean) => {
    setIsOpen(opens);
    setStart(null);
  };
  return (
    <Modal.Root open={isOpen} onOpenChange={turn}>
      <Modal.Trigger>
        <Button variant="secondary" startIcon={<Plus />} disabled={disabled} style={{ alignSelf: "flex-start" }}>
          {text("gevel.building.add")}
        </Button>
      </Modal.Trigger>
      <Modal.Content style={{ width: "min(96rem, 94vw)", maxWidth: "none" }}>
        <Modal.Header closeLabel={text("gevel.building.close")}>
          <Modal.Title>
            {start === null ? text("gevel.building.gallery.title") : text(`gevel.building.start.${start.name}`)}
          </Modal.Title>
        </Modal.Header>
        {start === null ? (
          <ModuleGallery choose={setStart} />
        ) : (
          <NewModuleForm
            start={start}
            language={language}
            back={() => setStart(null)}
            made={(module, opens) => {
              connect(module);
              turn(false);
              if (opens) open(module);
            }}
          />
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
