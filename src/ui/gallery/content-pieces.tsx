import { Clock, Lock } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Card, CardBody, CardGrid, CardLink } from '../card.tsx';
import { CoverImage } from '../cover-image.tsx';
import { MarkdownText } from '../markdown-text.tsx';
import { Progress } from '../progress.tsx';
import { SyncMark } from '../sync-mark.tsx';
import { Tabs } from '../tabs.tsx';
import { Columns, Pieces, Row } from './piece.tsx';

const TONES = ['neutral', 'primary', 'accent', 'success', 'info', 'warning', 'danger', 'solid'] as const;
const TINTS = ['training', 'food', 'diary', 'challenge'] as const;
const LOOKS = ['raised', 'plain', 'tinted', 'warm', 'food'] as const;
const TEXT = `## Neli nädalat

Alusta **rahulikult**: [stuudio](/studio), [kiri](mailto:abi@example.com), [halb](javascript:alert(1)).

* õun
* šokolaad

> Sul on täna puhkepäev.

<script>alert(1)</script>`;

function Cards() {
  return (
    <Pieces title="Kaardid ja kaaned">
      <CardGrid>
        {TINTS.map((tint) => (
          <Card key={tint} as="li" isFlush>
            <CoverImage src={tint === 'food' ? '/pole-olemas.svg' : null} alt="" tint={tint}>
              <Badge icon={Clock}>20 min</Badge>
              {tint === 'challenge' && (
                <Badge tone="solid" icon={Lock}>
                  Premium
                </Badge>
              )}
            </CoverImage>
            <CardBody>
              <h3>
                <CardLink to="/dev">Suvikõrvitsafrittata ricottaga</CardLink>
              </h3>
              <p>Lõunasöök, 4 portsjonit</p>
            </CardBody>
          </Card>
        ))}
      </CardGrid>
      <Columns>
        {LOOKS.map((look) => (
          <Card key={look} look={look}>
            <h3>Kaart: {look}</h3>
            <p>Täna on kavas kogu keha ringtreening.</p>
          </Card>
        ))}
      </Columns>
    </Pieces>
  );
}

export function ContentPieces() {
  const [tab, setTab] = useState<'ingredients' | 'method'>('ingredients');
  return (
    <>
      <Cards />
      <Pieces title="Märgid">
        <Row>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone} icon={Clock}>
              {tone}
            </Badge>
          ))}
        </Row>
        <Row>
          <SyncMark state="pending" />
          <SyncMark state="sending" />
          <SyncMark state="sent" />
        </Row>
        <SyncMark
          state="failed"
          reason="Kontrolli sisestatud andmeid."
          onRetry={() => undefined}
          onEdit={() => undefined}
        />
      </Pieces>
      <Pieces title="Sakid, edenemine, tekst">
        <Tabs
          label="Retsept"
          tabs={[
            { id: 'ingredients', label: 'Koostisosad' },
            { id: 'method', label: 'Valmistamine' },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          <p>{tab === 'ingredients' ? '300 g kana' : 'Kuumuta ahi 200 kraadini.'}</p>
        </Tabs>
        <Progress label="Nädal 2" value={3} max={12} text="3 / 12" />
        <Progress label="Video seadmesse" value={undefined} />
        <MarkdownText text={TEXT} />
      </Pieces>
    </>
  );
}
