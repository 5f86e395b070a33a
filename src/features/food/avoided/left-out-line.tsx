import { formatNumber } from '../../../language/numbers.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import line from '../../../ui/quiet-line.module.css';
import { SettledOutput } from '../../../ui/settled-output.tsx';
import { avoidedText } from './avoided.text.ts';

interface LeftOutLineProps {
  /** The number of recipes of this list that hold something she does not eat. */
  count: number;
  isShown: boolean;
  /** Her search so far, if the list is searched. */
  typed?: string | undefined;
  onShow: (isShown: boolean) => void;
}

/** The number of recipes that a list leaves out, and the button that shows them for now. */
export function LeftOutLine({ count, isShown, typed, onShow }: LeftOutLineProps) {
  const { one, many } = avoidedText.hidden;
  const sentence = isShown ? avoidedText.shown : fill(count === 1 ? one : many, { n: formatNumber(count) });
  return (
    <div className={count === 0 ? 'visually-hidden' : line.line}>
      {/* There before its words: words that come with their element are not read aloud everywhere. */}
      <SettledOutput text={count === 0 ? '' : sentence} typed={typed} />
      {count > 0 && (
        <>
          <span>{sentence}</span>
          <Button variant="quiet" size="compact" onClick={() => onShow(!isShown)}>
            {isShown ? avoidedText.hide : avoidedText.show}
          </Button>
        </>
      )}
    </div>
  );
}
