/** The id of a completion, which a device without a network must know: one per member, training and day. */
export function completionId(day: string, trainingId: string, memberId: string): string {
  return `${day}_${trainingId}_${memberId}`;
}

export function dayOfCompletion(id: string): string {
  return id.slice(0, id.indexOf('_'));
}
