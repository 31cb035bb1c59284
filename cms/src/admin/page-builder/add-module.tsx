import { Button, Modal } from "@strapi/design-system";
import { Plus } from "@strapi/icons";
import { usePermission } from "@gevel/core/screens";
import { useState } from "react";
import { usePageBuilderMessages } from "../messages/page-builder/use-page-builder-messages";
import type { CreatedModule } from "./created-module";
import { ModuleGallery } from "./module-gallery";
import type { ModuleTemplate, TemplateName } from "./module-templates";
import { NewModuleForm } from "./new-module-form";

interface AddModuleProps {
  disabled: boolean;
  language: string;
  connect: (made: CreatedModule) => void;
  open: (made: CreatedModule) => void;
}

/** The button under the modules of a page, the gallery it opens, and the few questions after a choice. */
export function AddModule({ disabled, language, connect, open }: AddModuleProps) {
  const { text } = usePageBuilderMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [start, setStart] = useState<(ModuleTemplate & { name: TemplateName }) | null>(null);
  const canCreate = usePermission({ action: "plugin::content-manager.explorer.create", subject: "api::module.module" });
  if (!canCreate) return null;
  const setOpen = (opens: boolean) => {
    setIsOpen(opens);
    setStart(null);
  };
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button variant="secondary" startIcon={<Plus />} disabled={disabled} style={{ alignSelf: "flex-start" }}>
          {text("gevel.pageBuilder.add")}
        </Button>
      </Modal.Trigger>
      <Modal.Content style={{ width: "min(96rem, 94vw)", maxWidth: "none" }}>
        <Modal.Header closeLabel={text("gevel.pageBuilder.close")}>
          <Modal.Title>
            {start === null ? text("gevel.pageBuilder.gallery.title") : text(`gevel.pageBuilder.start.${start.name}`)}
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
              setOpen(false);
              if (opens) open(module);
            }}
          />
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
