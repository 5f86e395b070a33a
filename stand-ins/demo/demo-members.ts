/** The accounts of the embedded mode: one per role, at a domain that belongs to no one. */
import type { Group } from '../../contract/permissions.ts';
import type { SubscriptionTier } from '../../contract/subscription-plans.ts';

export interface DemoMember {
  id: string;
  email: string;
  groups: readonly Group[];
  /** The diary she starts with; null for none. */
  diary: DemoDiary | null;
  /** The subscription that gives her group; null for a group given by hand, or none. */
  subscription: DemoSubscription | null;
}

export interface DemoSubscription {
  tier: SubscriptionTier;
  /** The number of days between her order and the first start. */
  daysAgo: number;
}

export interface DemoDiary {
  weeks: number;
  weightKg: number;
  hipsCm: number;
  chestCm: number;
  waistCm: number;
  thighCm: number;
  /** Change of weight over the whole time, in kilograms. */
  changeKg: number;
  trainingsPerWeek: number;
}

export const DEMO_PASSWORD = 'Hoog2026';

export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    id: '0a6f3c1e-5b0d-4c57-9d1a-3f1f5d2a0001',
    email: 'uus@example.com',
    groups: [],
    diary: null,
    subscription: null,
  },
  {
    id: '0a6f3c1e-5b0d-4c57-9d1a-3f1f5d2a0002',
    email: 'basic@example.com',
    groups: ['basic'],
    subscription: { tier: 'BASIC', daysAgo: 99 },
    diary: {
      weeks: 14,
      weightKg: 71.4,
      hipsCm: 102,
      chestCm: 94,
      waistCm: 81,
      thighCm: 59,
      changeKg: -2.1,
      trainingsPerWeek: 3,
    },
  },
  {
    id: '0a6f3c1e-5b0d-4c57-9d1a-3f1f5d2a0003',
    email: 'food@example.com',
    groups: ['food'],
    subscription: { tier: 'FOOD', daysAgo: 85 },
    diary: {
      weeks: 12,
      weightKg: 64.8,
      hipsCm: 97,
      chestCm: 89,
      waistCm: 74,
      thighCm: 55,
      changeKg: 0.6,
      trainingsPerWeek: 1,
    },
  },
  {
    id: '0a6f3c1e-5b0d-4c57-9d1a-3f1f5d2a0004',
    email: 'premium@example.com',
    groups: ['premium'],
    subscription: { tier: 'PREMIUM', daysAgo: 183 },
    diary: {
      weeks: 26,
      weightKg: 78.2,
      hipsCm: 108,
      chestCm: 99,
      waistCm: 88,
      thighCm: 63,
      changeKg: -5.3,
      trainingsPerWeek: 4,
    },
  },
  {
    id: '0a6f3c1e-5b0d-4c57-9d1a-3f1f5d2a0005',
    email: 'vip@example.com',
    groups: ['vip'],
    subscription: { tier: 'VIP', daysAgo: 5 },
    diary: {
      weeks: 20,
      weightKg: 59.5,
      hipsCm: 94,
      chestCm: 86,
      waistCm: 69,
      thighCm: 53,
      changeKg: 1.4,
      trainingsPerWeek: 5,
    },
  },
  {
    id: '0a6f3c1e-5b0d-4c57-9d1a-3f1f5d2a0006',
    email: 'trainer@example.com',
    groups: ['trainer'],
    diary: null,
    subscription: null,
  },
  {
    id: '0a6f3c1e-5b0d-4c57-9d1a-3f1f5d2a0007',
    email: 'admin@example.com',
    groups: ['admin'],
    diary: null,
    subscription: null,
  },
];
