import { Heart, Plus, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { DateField, TimeField } from '../date-field.tsx';
import { FilterChips, RemovableChip } from '../filter-chips.tsx';
import { IconButton } from '../icon-button.tsx';
import { LinkButton } from '../link-button.tsx';
import { NumberField } from '../number-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { SegmentedControl } from '../segmented-control.tsx';
import { SelectField } from '../select-field.tsx';
import { Stepper } from '../stepper.tsx';
import { TextAreaField, TextField } from '../text-field.tsx';
import { Columns, Pieces, Row } from './piece.tsx';

function Buttons() {
  return (
    <Pieces title="Nupud">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>Salvesta</Button>
          <Button variant={variant} icon={Plus}>
            Lisa mõõtmine
          </Button>
          <Button variant={variant} size="compact">
            Muuda
          </Button>
          <Button variant={variant} size="large">
            Märgi tehtuks
          </Button>
          <Button variant={variant} isBusy>
            Saada
          </Button>
          <Button variant={variant} disabled>
            Keelatud
          </Button>
        </Row>
      ))}
      <Row>
        <LinkButton to="/recipes">Retseptid</LinkButton>
        <IconButton icon={Heart} label="Lisa lemmikutesse" />
        <IconButton icon={Plus} label="Lisa" variant="filled" />
        <IconButton icon={Trash2} label="Kustuta" variant="danger" />
      </Row>
    </Pieces>
  );
}

function Fields() {
  const [text, setText] = useState('');
  const [password, setPassword] = useState('Hoog2026');
  const [meal, setMeal] = useState<'lunch' | 'dinner'>('lunch');
  const [isAgreed, setIsAgreed] = useState(true);
  return (
    <Pieces title="Väljad">
      <Columns>
        <TextField label="E-posti aadress" value={text} onChange={setText} hint="Siia saadame kinnituse." />
        <TextField label="Otsi" value={text} onChange={setText} icon={Search} placeholder="Näiteks õun" />
        <TextField
          label="Eesnimi"
          value="A"
          onChange={setText}
          error="Kirjuta vähemalt kaks tähte."
          isOptional
        />
        <NumberField label="Kaal" value={text} onChange={setText} unit="kg" placeholder="68,5" isMetric />
        <NumberField
          label="Vöökoht"
          value="abc"
          onChange={setText}
          unit="cm"
          error="Kasuta numbreid, näiteks 68,5."
        />
        <PasswordField
          label="Parool"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <SelectField
          label="Söögikord"
          value={meal}
          onChange={setMeal}
          options={[
            { value: 'lunch', label: 'Lõunasöök' },
            { value: 'dinner', label: 'Õhtusöök' },
          ]}
        />
        <DateField label="Kuupäev" value="2026-11-20" onChange={setText} />
        <TimeField label="Kellaaeg" value="17:05" onChange={setText} />
        <TextAreaField label="Endast" value={text} onChange={setText} isOptional />
      </Columns>
      <Checkbox
        label="Luban hoida minu kehamõõte, et saaksin oma arengut jälgida."
        isChecked={isAgreed}
        onChange={setIsAgreed}
        hint="Saad nõusoleku igal ajal tagasi võtta."
      />
      <Checkbox
        label="Nõustun tingimustega"
        isChecked={false}
        onChange={setIsAgreed}
        error="Nõustu tingimustega."
      />
    </Pieces>
  );
}

function Choices() {
  const [tags, setTags] = useState<ReadonlySet<'CHICKEN' | 'FISH' | 'VEGAN'>>(new Set(['FISH'] as const));
  const [view, setView] = useState<'day' | 'week'>('day');
  const [portions, setPortions] = useState(2);
  return (
    <Pieces title="Valikud">
      <FilterChips
        label="Märksõnad"
        options={[
          { value: 'CHICKEN', label: 'Kana' },
          { value: 'FISH', label: 'Kala' },
          { value: 'VEGAN', label: 'Vegan' },
        ]}
        selected={tags}
        onChange={setTags}
      />
      <Row>
        <RemovableChip
          label="Kuni 20 min"
          removeLabel="Eemalda filter Kuni 20 min"
          onRemove={() => undefined}
        />
        <SegmentedControl
          label="Menüü"
          isLabelHidden
          value={view}
          onChange={setView}
          options={[
            { value: 'day', label: 'Päevamenüü' },
            { value: 'week', label: 'Nädalamenüü' },
          ]}
        />
        <Stepper
          label="Portsjonid"
          value={portions}
          onChange={setPortions}
          min={0.5}
          max={12}
          step={0.5}
          lessLabel="Vähem portsjoneid"
          moreLabel="Rohkem portsjoneid"
        />
      </Row>
    </Pieces>
  );
}

export function FieldPieces() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
    </>
  );
}
