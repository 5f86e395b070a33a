import { RefreshCw } from 'lucide-react';
import type { DatabaseTrouble } from '../offline/database-trouble.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

const RELOAD = 'Laadi uuesti';
const WORDS: Record<DatabaseTrouble, { title: string; words: string }> = {
  blocked: {
    title: 'Hoog on avatud ka mujal',
    words:
      'Üks teine Hoo aken või vaheleht hoiab sinu andmeid kinni. Sulge teised aknad ja vahelehed, siis läheb siin ' +
      'ise edasi. Sinu kirjed on alles.',
  },
  slow: {
    title: 'Sinu andmed ei avane',
    words:
      'Seade ei anna sinu andmeid praegu kätte. Sulge teised Hoo aknad ja vahelehed, siis läheb siin ise edasi. ' +
      'Kui sellest ei piisa, laadi leht uuesti. Sinu kirjed on alles.',
  },
  outdated: {
    title: 'Hoost on uuem versioon',
    words: 'See leht on avatud vanema versiooniga. Laadi see uuesti. Sinu kirjed on alles.',
  },
};

/** Stands above every screen while a database of the device keeps it waiting, and disappears when the database opens. */
export function DatabaseNotice({ trouble }: { trouble: DatabaseTrouble }) {
  const { title, words } = WORDS[trouble];
  const reload = (
    <Button variant="secondary" size="compact" icon={RefreshCw} onClick={() => location.reload()}>
      {RELOAD}
    </Button>
  );
  return (
    <Notice kind="warning" title={title} isAnnounced action={reload}>
      {words}
    </Notice>
  );
}
