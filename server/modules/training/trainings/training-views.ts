import type { TrainingContent } from '../../platform/content/content.ts';
import type { Training } from '../../../core/contract-types.generated.ts';
import type { ContentItem } from '../../platform/content/content-store.ts';
import { tallinnMoment } from '../../../core/tallinn-time.ts';
import { isHidden, isOpenTo } from '../../platform/content/ownership.ts';
import type { ContentViews } from '../../platform/content/views-per-class.ts';
import { viewsPerClass } from '../../platform/content/views-per-class.ts';

export interface TrainingSource extends Training {
  /** Asked for alone, a locked training's video is refused; in lists it is null. */
  refusesVideo?: boolean;
}

export interface TrainingViews extends ContentViews<TrainingSource> {
  /** The listed ones, newest first. */
  latest: readonly TrainingSource[];
}

/** The trainings as a caller sees them: what is closed to her keeps its video to itself. */
export const trainingViews = viewsPerClass((snapshot, caller): TrainingViews => {
  const view = (item: ContentItem<TrainingContent>) => toView(item, !isOpenTo(item.body, caller));
  const views = new Map(snapshot.trainings.map((item) => [item.body.id, view(item)]));
  const inForce = snapshot.trainings.filter(({ isArchived }) => !isArchived);
  const list = inForce.flatMap(({ body }) => views.get(body.id) ?? []).filter((each) => !isHidden(each));
  const latest = list.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return { list, latest, byId: views };
});

/** Returns its first paragraph, which says what it is for and leaves out the exercises. */
function openingOf(description: string): string {
  return description.split(/\n\s*\n|\n(?=#)/u, 1)[0] ?? '';
}

function toView(
  { body, updatedAt, isArchived }: ContentItem<TrainingContent>,
  locked: boolean,
): TrainingSource {
  return {
    id: body.id,
    title: body.title,
    description: locked ? openingOf(body.description) : body.description,
    plan: locked ? null : (body.plan ?? null),
    type: body.type,
    category: body.category,
    video: locked ? null : body.video,
    soundcloudUrl: body.soundcloudUrl,
    accessLevel: body.accessLevel,
    thumbnail: body.thumbnail,
    createdAt: tallinnMoment(body.createdOn, '00:00'),
    duration: body.durationMinutes,
    videoBytes: body.videoBytes,
    chapters: locked ? null : (body.chapters ?? null),
    locked,
    withdrawn: isArchived,
    updatedAt,
  };
}
