import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { NumberField } from '../number-field.tsx';
import { Sheet } from '../sheet.tsx';
import { useSnackbar } from '../snackbar.tsx';
import { Pieces, Row } from './piece.tsx';

export function OverlayPieces() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const [weight, setWeight] = useState('');
  const showSnackbar = useSnackbar();
  const close = () => setOpen(undefined);
  return (
    <Pieces title="Pealiskihid">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Ava küsimus</Button>
        <Button onClick={() => setOpen('sheet')}>Ava leht</Button>
        <Button onClick={() => showSnackbar({ text: 'Treening tehtud', onUndo: () => undefined })}>
          Näita teadet
        </Button>
      </Row>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Kas kustutada 20. novembri mõõtmine?"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Loobu
            </Button>
            <Button variant="danger" onClick={close}>
              Kustuta
            </Button>
          </>
        }
      >
        <p>Kustutame ka foto. Seda ei saa hiljem taastada.</p>
      </Dialog>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={close}
        title="Lisa mõõtmine"
        actions={<Button onClick={close}>Salvesta</Button>}
      >
        <NumberField label="Kaal" value={weight} onChange={setWeight} unit="kg" placeholder="68,5" isMetric />
        <NumberField label="Vöökoht" value="" onChange={setWeight} unit="cm" placeholder="74" isMetric />
      </Sheet>
    </Pieces>
  );
}
